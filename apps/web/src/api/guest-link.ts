import { createStore } from 'zustand'

/** The link by which somebody without an account looks at a game. */
export interface GuestLink {
  readonly gameId: string
  readonly link: string
}

/** The link of the page that is open, while it is one for guests and nobody is signed in. */
export const guestLink = createStore<GuestLink | null>(() => null)

/** Where pages for guests are; the id of a game follows. */
const GUEST_PAGE = '/look/'

/** Returns the path of a game's page for guests, with the token in its hash, which is sent to no server. */
export const guestPath = ({ gameId, link }: GuestLink): string => `${GUEST_PAGE}${gameId}#${link}`

/** Whether an address is that of a page for guests. */
export const isGuestPage = (path: string): boolean => path.startsWith(GUEST_PAGE)

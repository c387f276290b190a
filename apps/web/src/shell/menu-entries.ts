import type { SessionUser } from '@parlour/protocol'
import type { IconName } from '@parlour/ui-kit'

export interface MenuEntry {
  readonly word: string
  readonly to: string
  readonly icon: IconName
}

const HOME: MenuEntry = { word: 'home', to: '/', icon: 'home' }
const NEXT: MenuEntry = { word: 'next game', to: '/game/next', icon: 'next' }
const NEW_LOBBY: MenuEntry = { word: 'new lobby', to: '/lobby/create', icon: 'plus' }
const WATCH: MenuEntry = { word: 'watch', to: '/watch', icon: 'eye' }
const DATA: MenuEntry = { word: 'data', to: '/data', icon: 'deck' }
const MAGIC: MenuEntry = { word: 'magic', to: '/magic', icon: 'cards' }
const ADMIN: MenuEntry = { word: 'admin', to: '/admin', icon: 'person' }
export const LOGOUT: MenuEntry = { word: 'logout', to: '/logout', icon: 'close' }

/** For whom the menu is made. */
interface MenuOf extends Pick<SessionUser, 'isAdmin'> {
  /** Others play games that they may look at. */
  readonly canWatch: boolean
}

/** The entries of the header's menu before logout (rules: screens 1.2); admin only for admins. */
export function menuEntries({ isAdmin, canWatch }: MenuOf): readonly MenuEntry[] {
  return [HOME, NEXT, NEW_LOBBY, ...(canWatch ? [WATCH] : []), DATA, MAGIC, ...(isAdmin ? [ADMIN] : [])]
}

/** The same entries as a phone's bottom bar has them: four in reach of the thumb, the rest behind 'More'. */
export function barEntries({ isAdmin, canWatch }: MenuOf) {
  return {
    near: [HOME, { ...NEXT, word: 'next' }, NEW_LOBBY, MAGIC],
    more: [...(canWatch ? [WATCH] : []), DATA, ...(isAdmin ? [ADMIN] : []), LOGOUT],
  }
}

/** Whether the entry's page is the one that is shown. */
export const isCurrent = ({ to }: MenuEntry, path: string): boolean =>
  to === '/'
    ? path === '/'
    : path === to || (to === '/lobby/create' ? path.startsWith('/lobby/') : path.startsWith(`${to}/`))

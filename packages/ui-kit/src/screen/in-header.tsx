import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** Marks the place in the header of the page for what a game shows there. */
export const HEADER_PLACE = { 'data-header-place': '' } as const

const placeInHeader = () => document.querySelector<HTMLElement>('[data-header-place]')
/**
 * The header is drawn before a game is, so its place never comes later; React looks again after the first
 * drawing by itself.
 */
const neverTold = () => () => undefined

/**
 * Shows its children in the header of the page, so that a phone needs no second row for them; without such a
 * header, in place.
 */
export function InHeader({ children }: { readonly children: ReactNode }) {
  const place = useSyncExternalStore(neverTold, placeInHeader)
  return place === null ? children : createPortal(children, place)
}

import type { Piece } from '@parlour/kernel'
import { seenPiece } from './seen-piece'

/** For how long a piece stands out, in ms. */
const SHOWN = 1600

/**
 * Shows where a piece lies: it comes into sight and stands out for a moment, as `data-flash` says. One of a
 * drawing takes the focus, by which the drawing shows it. Does nothing where it cannot be seen.
 */
export function flash(addresses: readonly Piece[]): void {
  const found = seenPiece(addresses)
  if (found === undefined) return
  if (found instanceof SVGElement) found.focus({ preventScroll: true })
  else found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  found.setAttribute('data-flash', '')
  setTimeout(() => found.removeAttribute('data-flash'), SHOWN)
}

import type { Piece } from '@parlour/kernel'

/** The attributes under which screens write addresses. */
const MARKS = ['data-place', 'data-piece', 'data-zone', 'data-card'] as const

/** Returns the first element that can be seen and carries one of some addresses. */
export function seenPiece(addresses: readonly Piece[]): Element | undefined {
  for (const address of addresses) {
    const name = CSS.escape(address)
    const found = document.querySelectorAll(MARKS.map((mark) => `[${mark}="${name}"]`).join())
    const visible = [...found].find((element) => element.getClientRects().length > 0)
    if (visible !== undefined) return visible
  }
  return undefined
}

import type { Piece } from '@parlour/kernel'

/** Returns the first element that can be seen and carries one of some addresses. */
export function seenPiece(addresses: readonly Piece[]): Element | undefined {
  for (const address of addresses) {
    const name = CSS.escape(address)
    const found = document.querySelectorAll(`[data-place="${name}"], [data-piece="${name}"]`)
    const visible = [...found].find((element) => element.getClientRects().length > 0)
    if (visible !== undefined) return visible
  }
  return undefined
}

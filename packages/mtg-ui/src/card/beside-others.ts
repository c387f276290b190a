/** How wide a whole card is, and how far from what it stands beside, in px. */
const WHOLE = 270
const GAP = 8

/**
 * Where the whole card of one that lies among others stands: beside the place of all of them, so that it
 * covers none; where that leaves no room, on the far side of the window, so that it does not cover the next
 * one.
 */
export function besideOthers(element: Element, place: Element | null | undefined): DOMRect | null {
  if (place === null || place === undefined) return null
  const others = place.getBoundingClientRect()
  const { x, y, width } = element.getBoundingClientRect()
  const needed = WHOLE + GAP
  const hasRoom = others.right + needed <= window.innerWidth || others.left >= needed
  if (hasRoom) return new DOMRect(others.x, y, others.width, 0)
  const isLeft = x + width / 2 < window.innerWidth / 2
  return new DOMRect(isLeft ? 0 : needed, y, window.innerWidth, 0)
}

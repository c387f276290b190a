/** How wide a whole card is, and how far from what it stands beside, in px. */
const WHOLE = 270
const GAP = 8

/**
 * Where the whole card of one in a column stands: beside all columns, so that it covers no other card; where they leave no room, on
 * the far side of the window, so that it does not cover the next one.
 */
export function besideTheColumns(element: Element): DOMRect | null {
  const columns = element.closest('[data-columns]')?.getBoundingClientRect()
  if (columns === undefined) return null
  const { x, y, width } = element.getBoundingClientRect()
  const needed = WHOLE + GAP
  const hasRoom = columns.right + needed <= window.innerWidth || columns.left >= needed
  if (hasRoom) return new DOMRect(columns.x, y, columns.width, 0)
  const isLeft = x + width / 2 < window.innerWidth / 2
  return new DOMRect(isLeft ? 0 : needed, y, window.innerWidth, 0)
}

/** Width of a card preview, and its distance from what it is shown beside, in px. */
const PREVIEW_WIDTH = 270
const GAP = 8

/**
 * Returns the box that the preview of a card is shown beside. That is the container of all the cards, so that
 * the preview covers none of them. If neither side of the container has room, the preview goes to the half of
 * the window that the card is not in. Returns null without a container.
 */
export function besideOthers(element: Element, container: Element | null | undefined): DOMRect | null {
  if (container === null || container === undefined) return null
  const others = container.getBoundingClientRect()
  const { x, y, width } = element.getBoundingClientRect()
  const needed = PREVIEW_WIDTH + GAP
  const hasRoom = others.right + needed <= window.innerWidth || others.left >= needed
  if (hasRoom) return new DOMRect(others.x, y, others.width, 0)
  const isLeft = x + width / 2 < window.innerWidth / 2
  return new DOMRect(isLeft ? 0 : needed, y, window.innerWidth, 0)
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Moves the focus from a card to the nearest one in the direction of an arrow key; without a card, to the
 * first.
 */
export function nearestCard(event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key]
  const from = event.target instanceof Element ? event.target.closest('[data-card]') : null
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  if (direction === undefined || cards.length === 0) return false
  if (from === null) {
    if (document.activeElement !== document.body) return false
    cards.at(-1)?.focus()
    return true
  }
  const [x, y] = middle(from)
  const ways = cards
    .filter((card) => card !== from)
    .map((card) => {
      const [toX, toY] = middle(card)
      const along = (toX - x) * direction[0] + (toY - y) * direction[1]
      const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0])
      return { card, along, way: along + aside * 2 }
    })
    .filter(({ along }) => along > 6)
    .toSorted((one, other) => one.way - other.way)
  ways[0]?.card.focus()
  return true
}

/** Where the middle of a card lies, or will once it has landed: a flying card is drawn elsewhere. */
function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x = 0, y = 0] = getComputedStyle(element).translate.split(' ').map(Number.parseFloat)
  return [left + width / 2 - (x || 0), top + height / 2 - (y || 0)]
}

import { milliseconds } from '@parlour/ui-kit'
import type { NewsItem } from '../../rules/view'

type Boxes = ReadonlyMap<string, DOMRect>

/** What a page shows where, and which card has the focus. */
export interface ShownPlaces {
  readonly cards: Boxes
  readonly zones: Boxes
  readonly focused: string | undefined
}

/** Cards that fly at once; more only confuse. */
const MOST = 24

/** Returns where every card and every zone is drawn now. */
export function placesDrawn(): ShownPlaces {
  const focused = document.activeElement?.getAttribute('data-card') ?? undefined
  return { cards: boxesBy('data-card'), zones: boxesBy('data-zone'), focused }
}

/** The place of each, the first that is drawn of it. */
function boxesBy(mark: string): Boxes {
  const boxes = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll(`[${mark}]`)) {
    const key = element.getAttribute(mark) ?? ''
    if (boxes.has(key)) continue
    const box = element.getBoundingClientRect()
    if (box.width > 0) boxes.set(key, box)
  }
  return boxes
}

/** Lets every card that moved come from its place before; the focus goes along with the card that had it. */
export function showMoves(news: readonly NewsItem[], before: ShownPlaces): void {
  const moved = news.filter((item) => item.kind === 'moved')
  const focused = moved.find(({ was }) => was !== undefined && was === before.focused)?.card
  if (focused !== undefined && document.activeElement === document.body) cardDrawn(focused)?.focus()
  const duration = milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--motion'))
  if (duration === 0) return
  const cameFrom = new Map(
    moved.flatMap((item) => (item.card === undefined ? [] : [[item.card, item] as const])),
  )
  const flights: { readonly element: Element; readonly from: DOMRect; readonly to: DOMRect }[] = []
  for (const [card, to] of boxesBy('data-card')) {
    const item = cameFrom.get(card)
    const from = item === undefined ? before.cards.get(card) : startOf(item, before)
    const element = from === undefined || isSame(from, to) ? null : cardDrawn(card)
    if (element !== null && from !== undefined && flights.length < MOST) flights.push({ element, from, to })
  }
  for (const { element, from, to } of flights) fly(element, { from, to, duration })
}

const cardDrawn = (card: string) => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)

/** A card comes from where it was drawn, or, where it was not, from its zone. */
function startOf(
  { was, from }: Extract<NewsItem, { readonly kind: 'moved' }>,
  { cards, zones }: ShownPlaces,
): DOMRect | undefined {
  return (was === undefined ? undefined : cards.get(was)) ?? zones.get(from)
}

const isSame = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1

interface MovePath {
  readonly from: DOMRect
  readonly to: DOMRect
  readonly duration: number
}

function fly(element: Element, { from, to, duration }: MovePath): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  element.animate([{ translate: `${x}px ${y}px` }, {}], { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' })
}

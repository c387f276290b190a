import type { NewsItem } from '../../rules/view'

type Boxes = ReadonlyMap<string, DOMRect>

/** Cards that fly at once; more only confuse. */
const MOST = 24

/** Returns where every card and every zone is drawn now. */
export function boxesOf(): Boxes {
  const boxes = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-card], [data-zone]')) {
    const { card, zone } = element.dataset
    const key = card === undefined ? zoneKey(zone ?? '') : cardKey(card)
    if (!boxes.has(key)) boxes.set(key, element.getBoundingClientRect())
  }
  return boxes
}

const cardKey = (card: string) => `card ${card}`
const zoneKey = (zone: string) => `zone ${zone}`

/** Lets every card that moved come from its place before; the focus goes along with the card that had it. */
export function moveAll(
  news: readonly NewsItem[],
  { before, after }: { readonly before: Boxes; readonly after: Boxes },
): void {
  const duration = motionTime()
  const cameFrom = new Map<string, string>()
  for (const item of news)
    if (item.kind === 'moved' && item.card !== undefined)
      cameFrom.set(cardKey(item.card), startOf(item, before))
  if (duration === 0) return
  let flying = 0
  for (const [key, box] of after) {
    if (!key.startsWith('card ') || flying >= MOST) continue
    const start = before.get(cameFrom.get(key) ?? key)
    if (start === undefined || isSame(start, box)) continue
    const element = document.querySelector(`[data-card="${CSS.escape(key.slice(5))}"]`)
    if (element === null) continue
    flying += 1
    fly(element, { from: start, to: box, duration })
  }
}

/** A card comes from where it was drawn, or, where it was not, from its zone. */
function startOf(item: Extract<NewsItem, { readonly kind: 'moved' }>, before: Boxes): string {
  const was = item.was === undefined ? undefined : cardKey(item.was)
  return was !== undefined && before.has(was) ? was : zoneKey(item.from)
}

const isSame = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1

function fly(
  element: Element,
  { from, to, duration }: { readonly from: DOMRect; readonly to: DOMRect; readonly duration: number },
): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  element.animate([{ translate: `${x}px ${y}px` }, {}], { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' })
}

/** The time one move takes; 0 under reduced motion or with the setting off. */
const motionTime = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--motion')) || 0

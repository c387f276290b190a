import { clamp } from '../layout/geometry'

/** Edges in px of the window. */
interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface BarSurroundings {
  /** The chosen card. */
  readonly card: Edges
  /** What the bar should not cover: the card itself and the names of the zones. */
  readonly keepFree: readonly Edges[]
  /** What the bar stays within. */
  readonly room: Edges
}

/** From the card, in px, and between two heights that are tried. */
const GAP = 4
const STEP = 6

/**
 * Returns where the bar of a chosen card stands, in px of the window: above the card, else as near to it as
 * it covers nothing that is to stay free; where there is no such place, where it covers least.
 */
export function barPosition(
  { width, height }: { readonly width: number; readonly height: number },
  { card, keepFree, room }: BarSurroundings,
): { readonly left: number; readonly top: number } {
  const within = (left: number) => clamp(room.left, left, room.right - width)
  const lefts = [...new Set([within(card.left - GAP), within(card.right + GAP - width)])]
  const above = card.top - GAP - height
  const lowest = room.bottom - height
  const tops = [clamp(room.top, above, lowest)]
  for (let top = room.top; top <= lowest; top += STEP) tops.push(top)
  const middle = (card.top + card.bottom - height) / 2
  const candidates = tops
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .flatMap((top) => lefts.map((left) => ({ left, top })))
  const coveredAt = ({ left, top }: { readonly left: number; readonly top: number }) =>
    keepFree.filter(
      (edges) =>
        edges.left < left + width && edges.right > left && edges.top < top + height && edges.bottom > top,
    ).length
  const counted = candidates.map((at) => ({ at, covered: coveredAt(at) }))
  const least = Math.min(...counted.map(({ covered }) => covered))
  return counted.find(({ covered }) => covered === least)?.at ?? { left: room.left, top: room.top }
}

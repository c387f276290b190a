import { CARD_TYPE, cardHeight, type CardWords } from '../card/card-height'

/** Cards side by side: how wide each is, in px, in their order. */
export interface CardRow {
  readonly widths: readonly number[]
  /** Which all of them have, in px: an estimate. */
  readonly height: number
}

/** Between two rows there is room for what rises above a card. */
export const ROW_GAP = 13
export const CARD_GAP = 9
const LEAST_WIDTH = 96
/** Wider than this a card has more room than words. */
const MOST_WIDTH = 216
const STEP = 4
/** Sizes of the words on cards, in px: the smaller ones only where the usual one has no room. */
const TYPES = [CARD_TYPE, 11.5, 11] as const

const WIDTHS = Array.from(
  { length: (MOST_WIDTH - LEAST_WIDTH) / STEP + 1 },
  (_, at) => LEAST_WIDTH + at * STEP,
)

/** How high a card is at each of the widths. */
type Heights = readonly number[]

/** By the size of the words. */
const known = new Map<number, WeakMap<CardWords, Heights>>()

/** A card is measured once: the words of a card of the catalog do not change. */
function heightsOf(card: CardWords, size: number): Heights {
  const ofSize = known.get(size) ?? new WeakMap<CardWords, Heights>()
  known.set(size, ofSize)
  const heights = ofSize.get(card) ?? WIDTHS.map((at) => cardHeight(card, at, size))
  ofSize.set(card, heights)
  return heights
}

/** Cards in rows, and the size of the words on them in px. */
export interface CardBlock {
  readonly rows: readonly CardRow[]
  readonly size: number
  /** Of all rows together, in px: an estimate. */
  readonly height: number
}

/** How wide a row is, and how high all rows may be, in px. */
export interface BlockRoom {
  readonly width: number
  readonly height: number
}

/**
 * Returns cards in rows with the largest words that have room, the smallest ones where none have. It may be
 * higher than the room then.
 */
export function cardBlock(cards: readonly CardWords[], { width, height: room }: BlockRoom): CardBlock {
  let lowest: CardBlock | undefined
  for (const size of TYPES) {
    const rows = cardRows(cards, width, size)
    const block = { rows, size, height: heightOf(rows) }
    if (block.height <= room) return block
    if (lowest === undefined || block.height < lowest.height) lowest = block
  }
  return lowest ?? { rows: [], size: CARD_TYPE, height: 0 }
}

/**
 * Returns rows of cards in their order in which all words have room, each card as wide as its words need so
 * that a row is as low as may be, and as many rows as make the whole lowest. `width` is that of a row, in px.
 */
export function cardRows(
  cards: readonly CardWords[],
  width: number,
  size: number = CARD_TYPE,
): readonly CardRow[] {
  const heights = cards.map((card) => heightsOf(card, size))
  // By how many of the cards, from the first, stand in them.
  const best: (readonly CardRow[])[] = [[]]
  for (let end = 1; end <= cards.length; end += 1) {
    const choices = Array.from({ length: end }, (_, start) => {
      const row = rowOf(heights.slice(start, end), width)
      return row === undefined ? [] : [[...(best[start] ?? []), row]]
    }).flat()
    best[end] = choices.reduce((one, other) => (heightOf(other) < heightOf(one) ? other : one))
  }
  return best[cards.length] ?? []
}

/**
 * Returns how high some rows are together, in px.
 * @internal
 */
export const heightOf = (rows: readonly CardRow[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0) + Math.max(0, rows.length - 1) * ROW_GAP

/** The lowest row of some cards; undefined where they have no room beside each other. One always has. */
function rowOf(cards: readonly Heights[], width: number): CardRow | undefined {
  const room = width - (cards.length - 1) * CARD_GAP
  if (cards.length > 1 && room < cards.length * LEAST_WIDTH) return undefined
  for (const height of [...new Set(cards.flat())].sort((one, other) => one - other)) {
    const widths = cards.flatMap((card) => WIDTHS[card.findIndex((high) => high <= height)] ?? [])
    const left = room - widths.reduce((sum, wide) => sum + wide, 0)
    if (widths.length < cards.length || (left < 0 && cards.length > 1)) continue
    return {
      height,
      widths: widths.map((wide) => Math.min(MOST_WIDTH, Math.floor(wide + left / cards.length))),
    }
  }
  return undefined
}

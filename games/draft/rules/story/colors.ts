import type { CellTone } from '@parlour/kernel'
import type { PackCard } from '../types'

/** The colors of Magic by their letters, in their order. */
const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
export type ColorName = (typeof COLORS)[number]

const WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const satisfies Record<
  ColorName,
  CellTone
>

/** How many colors a drafter is said to draft. */
const MAIN = 2

/** Returns the colors of a card in their order. */
export function colorsOf({ colors = '' }: Pick<PackCard, 'colors'>): readonly ColorName[] {
  const letters = colors.toUpperCase()
  return COLORS.filter((color) => letters.includes(color))
}

/** Returns the tone in which something of these colors is drawn. */
export function toneOf(colors: readonly ColorName[]): CellTone {
  const [first, second] = colors
  if (first === undefined) return 'gray'
  return second === undefined ? WORDS[first] : 'gold'
}

/** Returns colors in words: `white and blue`. */
export function colorWords(colors: readonly ColorName[]): string {
  if (colors.length === 0) return 'colorless'
  const words = colors.map((color) => WORDS[color])
  return words.length === 1 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Returns the two colors of which most cards are, in the order of colors; fewer where there are no more. */
export function mainColors(cards: readonly Pick<PackCard, 'colors'>[]): readonly ColorName[] {
  const counts = COLORS.map((color) => ({
    color,
    count: cards.filter((card) => colorsOf(card).includes(color)).length,
  }))
  const chosen = counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAIN)
    .map(({ color }) => color)
  return COLORS.filter((color) => chosen.includes(color))
}

/** Returns the place of the pick from which on the main colors were those of the end, if there are any. */
export function settledAt(cards: readonly Pick<PackCard, 'colors'>[]): number | undefined {
  const end = mainColors(cards).join()
  if (end === '') return undefined
  let at = cards.length - 1
  while (at > 0 && mainColors(cards.slice(0, at)).join() === end) at -= 1
  return at
}

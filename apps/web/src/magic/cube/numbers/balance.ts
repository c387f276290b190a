import {
  COLOR_WORDS,
  type Card,
  type ColorLetter,
  creaturesByColor,
  cubeBreakdown,
  fixedPairs,
  perPack,
  removalByColor,
} from '@parlour/mtg-cards'

/** One thing to know of a cube's balance. */
export interface BalanceLine {
  readonly words: string
  /** Something is lacking. */
  readonly isProblem: boolean
  /** The query that shows the cards it is about. */
  readonly query?: string
}

export const PACK_SIZE = 15
const PACKS = 3
/** A color with less than this part of what the middle one has lacks something. */
const ENOUGH = 0.6

const listWords = new Intl.ListFormat('en')

/**
 * Returns what is even in a cube and what is not: its colors, how many can draft it, cheap creatures and
 * removal of each color, lands of each pair.
 */
export function balanceOf(cards: readonly Card[]): readonly BalanceLine[] {
  if (cards.length === 0) return []
  const players = Math.floor(cards.length / (PACKS * PACK_SIZE))
  return [
    colorLine(cards),
    {
      words:
        players < 2
          ? `Too few cards for 2 players × ${PACKS} packs × ${PACK_SIZE}`
          : `Enough for ${players} players × ${PACKS} packs × ${PACK_SIZE}`,
      isProblem: players < 2,
    },
    ...lacking(creaturesByColor(cards, 2), 'creatures for two mana', (color) => `c=${color} t:creature mv=2`),
    ...lacking(removalByColor(cards), 'removal cards', (color) => `c=${color}`),
    ...pairLines(cards),
  ]
}

function colorLine(cards: readonly Card[]): BalanceLine {
  const counts = cubeBreakdown(cards)
    .slice(0, 5)
    .map(({ count }) => perPack(count, cards.length, PACK_SIZE))
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const range =
    least.toFixed(1) === most.toFixed(1) ? least.toFixed(1) : `${least.toFixed(1)} to ${most.toFixed(1)}`
  return {
    words: `A pack of ${PACK_SIZE} holds ${range} cards of each color`,
    isProblem: least < most * ENOUGH,
  }
}

function lacking(
  counts: readonly { readonly color: ColorLetter; readonly count: number }[],
  what: string,
  query: (color: ColorLetter) => string,
): readonly BalanceLine[] {
  const sorted = counts.map(({ count }) => count).toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const few = counts.filter(({ count }) => count < middle * ENOUGH)
  if (few.length === 0)
    return [{ words: `Each color has ${sorted[0]} to ${sorted.at(-1)} ${what}`, isProblem: false }]
  return few.map(({ color, count }) => ({
    words: `${capital(COLOR_WORDS[color])} has ${count} ${what}, the middle color ${middle}`,
    isProblem: true,
    query: query(color),
  }))
}

function pairLines(cards: readonly Card[]): readonly BalanceLine[] {
  const bare = fixedPairs(cards).filter(({ lands }) => lands === 0)
  if (bare.length === 0) return [{ words: 'A land makes each pair of colors', isProblem: false }]
  const names = bare.map(({ colors: [one, other] }) => `${COLOR_WORDS[one]} and ${COLOR_WORDS[other]}`)
  return bare.length === 10
    ? [{ words: 'No land makes two colors', isProblem: true, query: 't:land' }]
    : [{ words: `No land makes ${listWords.format(names)}`, isProblem: true, query: 't:land' }]
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

import { z } from 'zod'

const count = z.number().int().nonnegative()

/** The running totals of Innovation as they are sent. */
const totals = z.object({
  count,
  reasons: z.array(z.tuple([z.string(), count])),
  cards: z.array(z.tuple([z.string(), z.object({ melded: count, wins: count })])),
})

/** How a card did. */
export interface CardResult {
  readonly name: string
  readonly melded: number
  readonly wins: number
  /** Wins of a hundred melds, rounded down. */
  readonly rate: number
}

export interface Results {
  readonly count: number
  readonly reasons: readonly (readonly [reason: string, games: number, percent: number])[]
  readonly cards: readonly CardResult[]
  /** The rate of all cards together. */
  readonly rate: number
}

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part / whole) * 100)

/** Reads the totals. Throws for what is none. */
export function readResults(data: unknown): Results {
  const { count: games, reasons, cards } = totals.parse(data)
  const sum = (key: 'melded' | 'wins') => cards.reduce((total, [, card]) => total + card[key], 0)
  return {
    count: games,
    reasons: reasons.map(([reason, times]) => [reason, times, percentOf(times, games)]),
    cards: cards.map(([name, { melded, wins }]) => ({ name, melded, wins, rate: percentOf(wins, melded) })),
    rate: percentOf(sum('wins'), sum('melded')),
  }
}

/** What the cards may be sorted by. */
export type ResultOrder = keyof CardResult

/** The cards in an order, the most first; names by the alphabet. Equals stand by rate, then by name. */
export const inOrder = (cards: readonly CardResult[], order: ResultOrder): readonly CardResult[] =>
  cards.toSorted((one, other) => {
    const name = one.name.localeCompare(other.name, 'en')
    return order === 'name' ? name : other[order] - one[order] || other.rate - one.rate || name
  })

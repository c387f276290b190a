import type { Piece } from '@parlour/kernel'
import type { NewsItem, ShownCard } from '../../rules/view'

/** A card that flies from one place to another. */
export interface Flight {
  readonly card: ShownCard
  readonly from: Piece
  readonly to: Piece
}

/** More at once than this only confuses. */
const MOST = 24

/**
 * The moves to show: a card that moved on is one flight from its first place to its last; one that came back
 * makes none. Nobody knows whether two equal backs are one card, so each of their moves is shown by itself.
 */
export function flightsOf(news: readonly NewsItem[]): readonly Flight[] {
  const flights: Flight[] = []
  for (const item of news) {
    if (item.kind !== 'moved') continue
    const { card, from, to } = item
    const before =
      typeof card === 'string'
        ? flights.findLastIndex((flight) => flight.to === from && flight.card === card)
        : -1
    const earlier = flights[before]
    if (earlier === undefined) flights.push({ card, from, to })
    else flights[before] = { card, from: earlier.from, to }
  }
  return flights.filter(({ from, to }) => from !== to).slice(-MOST)
}

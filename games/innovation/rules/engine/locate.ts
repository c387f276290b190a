import type { Board, Change } from './board'
import type { ZoneIndex } from './zones'

/**
 * Where each card is. The index follows the newest board of a line of play: a change hands it on, an older board makes
 * its own when it is asked. Forgetting it costs only time.
 */
const indexes = new WeakMap<Board, Map<string, ZoneIndex>>()

/** The zone a card is in, or undefined when it is in none. */
export function locate(board: Board, card: string): ZoneIndex | undefined {
  let index = indexes.get(board)
  if (index === undefined) {
    index = new Map()
    for (const [zone, cards] of board.zones.entries()) for (const name of cards) index.set(name, zone)
    indexes.set(board, index)
  }
  return index.get(card)
}

/** Hands the index of a board on to the one that a change made of it. */
export function handOn(before: Board, after: Board, change: Change): void {
  const index = indexes.get(before)
  if (index === undefined) return
  if (change.kind === 'moved') index.set(change.card, change.to)
  if (change.kind === 'shuffled') for (const card of change.cards) index.set(card, change.zone)
  indexes.delete(before)
  indexes.set(after, index)
}

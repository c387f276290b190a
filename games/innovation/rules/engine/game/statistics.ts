import type { JsonObject } from '@parlour/kernel'
import type { Card } from '../../facts/card'
import type { Counted } from '../board/board'
import type { Game } from './game'
import { cardNamed } from '../board/library'

/** Keeps who melds a card first, for the results page (rules: innovation 30). */
export function countMeld(game: Game, player: number, { name }: Card): void {
  const { melded, activated } = game.board.counted
  if (melded.some((first) => first[0] === name)) return
  const first = [name, game.nameOf(player)] as const
  game.run.change({ kind: 'counted', counted: { melded: melded.concat([first]), activated } })
}

/** Counts a dogma action of a card. */
export function countDogma(game: Game, name: string): void {
  const { melded, activated } = game.board.counted
  game.run.change({ kind: 'counted', counted: { melded, activated: activated.concat(name) } })
}

/** The figures as the results page takes them (rules: hub 5). */
export function statisticsOf({ melded, activated }: Counted): JsonObject {
  const times: Record<string, number> = {}
  for (const name of activated) times[name] = (times[name] ?? 0) + 1
  const firstOfAge = new Map<number, string>()
  for (const [card, player] of melded) {
    const { age } = cardNamed(card)
    if (!firstOfAge.has(age)) firstOfAge.set(age, player)
  }
  return {
    melded: melded.map(([card]) => card),
    meldedBy: Object.fromEntries(melded),
    highestMelded: Math.max(0, ...firstOfAge.keys()),
    firstToMeldOfAge: [...firstOfAge],
    dogmaActions: times,
  }
}

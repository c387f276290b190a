import type { JsonObject } from '@parlour/kernel'
import type { Card } from '../facts/card'
import type { Counted } from './board'
import type { Game } from './game'

/** Keeps what the results page wants to know of a meld (RULES 30). */
export function countMeld(game: Game, player: number, { name, age }: Card): void {
  const { counted } = game.board
  const isFirst = !counted.melded.some(([card]) => card === name)
  const isHighest = age > (counted.highest.at(-1)?.[0] ?? 0)
  if (!isFirst && !isHighest) return
  const melder = game.nameOf(player)
  const melded = isFirst ? [...counted.melded, [name, melder] as const] : counted.melded
  const highest = isHighest ? [...counted.highest, [age, melder] as const] : counted.highest
  game.run.change({ kind: 'counted', counted: { melded, highest, activated: counted.activated } })
}

/** Counts a dogma action of a card. */
export function countDogma(game: Game, name: string): void {
  const { melded, highest, activated } = game.board.counted
  game.run.change({ kind: 'counted', counted: { melded, highest, activated: [...activated, name] } })
}

/** The figures as the results page takes them (HUB.md 5). */
export function statisticsOf({ melded, highest, activated }: Counted): JsonObject {
  const times: Record<string, number> = {}
  for (const name of activated) times[name] = (times[name] ?? 0) + 1
  return {
    melded: melded.map(([card]) => card),
    meldedBy: Object.fromEntries(melded),
    highestMelded: highest.at(-1)?.[0] ?? 0,
    firstToMeldOfAge: highest,
    dogmaActions: times,
  }
}

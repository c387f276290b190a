import type { JsonObject } from '@parlour/kernel'
import type { Card } from '../../facts/card'
import type { ResultCounts } from '../board/board'
import type { Game } from './game'
import { cardNamed } from '../board/library'

/** Notes who melds a card first. */
export function countMeld(game: Game, player: number, { name }: Card): void {
  if (game.melds.every((first) => first[0] !== name)) game.melds.push([name, game.nameOf(player)])
}

/** Notes a dogma action of a card. */
export function countDogma(game: Game, name: string): void {
  game.activations.push(name)
}

/**
 * Keeps what was noted, at the end of a step: the lists of a long game are not made again with every question
 * in it (rules: innovation 30).
 */
export function keepCounts(game: Game): void {
  const { melded, activated } = game.board.counted
  const isNew = (name: string) => !melded.some((first) => first[0] === name)
  const firsts = game.melds.filter((first) => isNew(first[0]))
  if (firsts.length + game.activations.length === 0) return
  // Copied in one go: spreading a long list would visit every entry.
  const counted = {
    melded: melded.toSpliced(melded.length, 0, ...firsts),
    activated: activated.toSpliced(activated.length, 0, ...game.activations),
  }
  game.run.change({ kind: 'counted', counted })
}

/** The figures as the results page takes them (rules: hub 5). */
export function statisticsOf({ melded, activated }: ResultCounts): JsonObject {
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

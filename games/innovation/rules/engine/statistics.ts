import type { Card } from '../facts/card'
import type { Game } from './game'

/** Keeps what the results page wants to know of a meld (RULES 30). */
export function count(game: Game, player: number, { name, age }: Card): void {
  const { counted } = game.board
  const first = !Object.hasOwn(counted.meldedBy, name)
  const higher = age > counted.highestMelded
  if (!first && !higher) return
  const player1 = game.nameOf(player)
  game.run.change({
    kind: 'counted',
    counted: {
      ...counted,
      ...(first
        ? { melded: [...counted.melded, name], meldedBy: { ...counted.meldedBy, [name]: player1 } }
        : {}),
      ...(higher
        ? { highestMelded: age, firstToMeldOfAge: [...counted.firstToMeldOfAge, [age, player1] as const] }
        : {}),
    },
  })
}

/** Counts a dogma action of a card. */
export function countDogma(game: Game, name: string): void {
  const { counted } = game.board
  const dogmaActions = { ...counted.dogmaActions, [name]: (counted.dogmaActions[name] ?? 0) + 1 }
  game.run.change({ kind: 'counted', counted: { ...counted, dogmaActions } })
}

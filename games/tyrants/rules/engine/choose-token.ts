import { chooseInGroups, headingOf, type Verb } from '@parlour/card-game'
import type { QuestionKind } from '../facts/question-kinds'
import { declined, spyChoice, type Target, troopChoice } from './choose'
import type { Game } from './game'

/** A troop or a spy that is sent back to its owner. */
export interface Token {
  readonly target: Target
  readonly isSpy: boolean
}

interface Tokens {
  readonly player: number
  readonly troops: readonly Target[]
  readonly spies: readonly Target[]
  readonly isOptional: boolean
}

/** Chooses among troops and spies, each kind in its own group. */
export function* chooseToken(
  game: Game,
  { player, troops, spies, isOptional }: Tokens,
): Verb<Token | undefined> {
  const groups = [
    { title: 'troop', kind: 'troop', options: troops.map((target) => ({ target, isSpy: false })) },
    { title: 'spy', kind: 'spy', options: spies.map((target) => ({ target, isSpy: true })) },
  ]
  const min = isOptional ? 0 : 1
  const [token] = yield* chooseInGroups(game.run, {
    actor: game.nameOf(player),
    kind: 'return-token' satisfies QuestionKind,
    title: headingOf('Choose a token to return', min),
    groups,
    show: ({ target, isSpy }) => (isSpy ? spyChoice(game, target) : troopChoice(game, target)),
    min,
    max: 1,
    leastInGroup: 0,
    onNone: () => declined(game, player, 'return a troop or spy'),
  })
  return token
}

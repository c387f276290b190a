import { ask } from '@parlour/script'
import type { QuestionKind } from '../facts/question-kinds'
import { declined, spyChoice, type Target, troopChoice } from './choose'
import type { Game, Verb } from './game'

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
    { kind: 'troop', targets: troops, show: troopChoice },
    { kind: 'spy', targets: spies, show: spyChoice },
  ].filter(({ targets }) => targets.length > 0)
  if (groups.length === 0) {
    game.run.log('no effect', {}, { classes: ['faded'] })
    return undefined
  }
  const [group] = yield* ask({
    actor: game.nameOf(player),
    kind: 'return-token' satisfies QuestionKind,
    title: `${isOptional ? '(optional) ' : ''}Choose a token to return`,
    choices: groups.map(({ kind, targets, show }) => ({
      title: kind,
      kind,
      choices: targets.map((target) => show(game, target)),
      min: 0,
      max: 1,
    })),
    min: isOptional ? 0 : 1,
    max: 1,
  })
  if (group === undefined) declined(game, player, 'return a troop or spy')
  const picked = groups[group?.index ?? -1]
  const target = picked?.targets[group?.inside?.[0]?.index ?? -1]
  return target === undefined ? undefined : { target, isSpy: picked?.kind === 'spy' }
}

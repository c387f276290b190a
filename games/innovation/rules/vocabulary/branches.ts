import { headingOf, logNoEffect, type Verb } from '@parlour/card-game'
import type { Choice } from '@parlour/kernel'
import { ask, type ScriptEffect } from '@parlour/script'
import { deciderOf } from '../engine/ask/choose'
import type { Offer } from '../engine/game/pieces'
import type { QuestionKind } from '../facts/question-kinds'
import type { PlayerInGame } from './playing'

/** What a branch does. */
export type BranchAction = ScriptEffect<unknown> | Verb<unknown>

/** The branches of "choose either": what each option does, or what it opens into. */
export type Branches = Readonly<Record<string, (() => BranchAction) | NestedBranch>>

/** A branch that opens into things of which one is picked: what each does. */
export interface NestedBranch {
  readonly entries: readonly { readonly offer: Offer; readonly then: () => BranchAction }[]
  /** The log names what was picked: a color or a value, never a card. */
  readonly isLogged: boolean
}

/** "Choose either": the question, and 0 where none need be chosen. */
export interface BranchChoice {
  readonly title: string
  readonly branches: Branches
  readonly least: 0 | 1
}

/** Asks for one of the branches; gives what it does. One that opens into nothing is left out. */
export function* chooseBranch(
  { game, player }: PlayerInGame,
  { title, branches, least }: BranchChoice,
): Verb<(() => BranchAction) | undefined> {
  const min = game.mustAll ? 1 : least
  const open = Object.entries(branches).filter(
    ([, branch]) => typeof branch === 'function' || branch.entries.length > 0,
  )
  const [picked] = yield* ask({
    actor: game.nameOf(deciderOf(game, player)),
    kind: 'branch' satisfies QuestionKind,
    title: headingOf(title, min),
    choices: open.map(([option, branch]) => offerOf(option, branch)),
    min: Math.min(min, open.length),
    max: Math.min(1, open.length),
  })
  const [option, branch] = open[picked?.index ?? -1] ?? []
  if (option === undefined || branch === undefined) {
    logNoEffect(game.run)
    return undefined
  }
  const entry = typeof branch === 'function' ? undefined : branch.entries[picked?.inside?.[0]?.index ?? -1]
  const inside = typeof branch !== 'function' && branch.isLogged ? `, ${String(entry?.offer.title)}` : ''
  const values = { player: game.nameOf(player), choice: `${option}${inside}` }
  game.run.log('{player} chooses {choice}', values, { classes: ['faded'] })
  return typeof branch === 'function' ? branch : entry?.then
}

function offerOf(title: string, branch: Branches[string]): Choice {
  if (typeof branch === 'function') return { title, pieces: [] }
  return { title, choices: branch.entries.map(({ offer }) => offer), min: 1, max: 1 }
}

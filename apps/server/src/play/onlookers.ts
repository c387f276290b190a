import type { OnlookerRule } from '@parlour/kernel'
import type { WireOnlookers } from '@parlour/protocol'
import { newToken } from '../store/driver/ids'
import type { ChangedGame } from './change'
import type { GameOnlookers } from './game-onlookers'
import type { GameProposal } from './game-proposal'
import { isAgreed, newProposal } from './proposal'
import type { RunningGame } from './running-game'

/**
 * Returns up to which answer all hands were shown to onlookers: as many answers ago as the rule says, and
 * never less than before. 0 where they never were.
 */
export function handsShownTo({ onlookers, answers }: RunningGame): number {
  const behind = onlookers.rule?.behind
  return Math.max(onlookers.shown, behind === undefined ? 0 : answers.length - behind)
}

/** Returns who may look in by a rule; a link is made where there was none. */
export function onlookersBy(game: RunningGame, rule: OnlookerRule | null): GameOnlookers {
  const { link } = game.onlookers
  return {
    rule,
    link: rule?.who === 'link' ? (link ?? newToken()) : null,
    shown: handsShownTo(game),
  }
}

/** Who may look at a game that begins, and what its players are asked about it. */
interface OnlookersAtStart {
  readonly onlookers: GameOnlookers
  readonly proposals: readonly GameProposal[]
}

/**
 * Returns who may look at a new game by the rule of its lobby. All hands are shown once everybody at the
 * table agrees to it: the others are asked in the name of whoever began the game.
 */
export function onlookersAtStart(
  rule: OnlookerRule,
  {
    settings,
    callerId,
    now,
  }: Pick<RunningGame, 'settings'> & { readonly callerId: string; readonly now: number },
): OnlookersAtStart {
  const link = rule.who === 'link' ? newToken() : null
  const by = settings.players.find(({ _id, bot }) => bot === undefined && _id === callerId)?.name ?? ''
  // The version before the first: no later proposal has the same.
  const game = { settings, clock: null, version: 0 }
  const proposal = newProposal(game, { by, proposed: { kind: 'onlookers', rule }, now })
  return rule.behind === undefined || isAgreed(game, proposal, now)
    ? { onlookers: { rule, link, shown: 0 }, proposals: [] }
    : { onlookers: { rule: { who: rule.who }, link, shown: 0 }, proposals: [proposal] }
}

/** Returns who may look at a game as its players are told; undefined where nobody may. */
export function wireOnlookers({ onlookers }: RunningGame): WireOnlookers | undefined {
  const { rule, link } = onlookers
  return rule === null ? undefined : { rule, ...(link === null ? {} : { link }) }
}

/**
 * Whether a change lets onlookers out, or shows them another moment: they watch and fetch the game again, as
 * far as they still may.
 */
export const isLookChanged = ({ before, after }: ChangedGame): boolean =>
  before !== after && lookOf(before) !== lookOf(after)

function lookOf({ onlookers, gameOver, closed, killed }: RunningGame): string {
  const { rule, link } = onlookers
  const behind = gameOver ? undefined : rule?.behind
  return JSON.stringify([killed, gameOver && closed, rule?.who, link, behind])
}

import { agreedBy, isWider, type OnlookerRule } from '@parlour/kernel'
import type { WireOnlookers } from '@parlour/protocol'
import { refusal } from '../refusals/refusal'
import { newToken } from '../store/driver/ids'
import type { GameOnlookers } from './game-onlookers'
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
function withRule(game: RunningGame, rule: OnlookerRule | null): GameOnlookers {
  const { link } = game.onlookers
  return {
    rule,
    link: rule?.who === 'link' ? (link ?? newToken()) : null,
    wish: null,
    shown: handsShownTo(game),
  }
}

/**
 * Returns who may look in once a seat has chosen a rule: what is not wider holds at once, anything else when
 * all other people at the table agree.
 */
export function afterChoice(game: RunningGame, seat: string, rule: OnlookerRule | null): GameOnlookers {
  if (rule === null || !isWider(rule, game.onlookers.rule)) return withRule(game, rule)
  const waitingFor = othersAt(game, seat)
  if (waitingFor.length === 0) return withRule(game, rule)
  return { ...game.onlookers, wish: { by: seat, waitingFor, made: game.version, rule } }
}

/**
 * Returns who may look at a new game by the rule of its lobby. All hands are shown once everybody at the
 * table agrees to it: the others are asked in the name of whoever began the game.
 */
export function onlookersAtStart(
  rule: OnlookerRule,
  { settings, callerId }: { readonly settings: RunningGame['settings']; readonly callerId: string },
): GameOnlookers {
  const by = settings.players.find(({ _id, bot }) => bot === undefined && _id === callerId)?.name ?? ''
  const waitingFor = rule.behind === undefined ? [] : othersAt({ settings }, by)
  const link = rule.who === 'link' ? newToken() : null
  if (waitingFor.length === 0) return { rule, link, wish: null, shown: 0 }
  return { rule: { who: rule.who }, link, wish: { by, waitingFor, made: 0, rule }, shown: 0 }
}

/** Returns the names of the other people at a table. */
const othersAt = ({ settings }: Pick<RunningGame, 'settings'>, seat: string): readonly string[] =>
  settings.players.flatMap(({ name, bot }) => (bot === undefined && name !== seat ? [name] : []))

/** A vote on a wish for wider onlookers. `made` identifies the wish. */
export interface OnlookersVote {
  readonly seat: string
  readonly made: number
  readonly allow: boolean
}

/**
 * Returns who may look in after a vote. Refuses a vote on another wish, and a seat that is not asked.
 */
export function afterVote(game: RunningGame, { seat, made, allow }: OnlookersVote): GameOnlookers {
  const { wish } = game.onlookers
  if (wish === null || wish.made !== made) throw refusal('onlooker_wish_gone')
  if (wish.by === seat ? allow : !wish.waitingFor.includes(seat)) throw refusal('onlookers_not_asked')
  if (!allow) return { ...game.onlookers, wish: null }
  const next = agreedBy(wish, seat)
  return next === undefined ? withRule(game, wish.rule) : { ...game.onlookers, wish: next }
}

/** Returns who may look at a game as its players are told; undefined where nobody may or asks for it. */
export function wireOnlookers({ onlookers }: RunningGame): WireOnlookers | undefined {
  const { rule, link, wish } = onlookers
  if (rule === null && wish === null) return undefined
  return { rule, ...(link === null ? {} : { link }), ...(wish === null ? {} : { wish }) }
}

import { agreeToDraw, type GameSettings, type GameState } from '@parlour/kernel'
import { clockFor } from '../pace/clock-for'
import { type GameClock, withoutPause, withPause, withStandIn } from '../pace/game-clock'
import type { Tx } from '../store/driver/store'
import type { BesideChange } from './beside-change'
import { appendChange, type Author, type HistoryChange } from './change'
import type { Note } from './change-and-note'
import { withReverseStep } from './game-advance'
import { positionAt } from './moments'
import { handsShownTo, onlookersBy } from './onlookers'
import { pendingRequestsIn, pendingRequestsOf } from './pending-requests'
import type { GameProposal } from './game-proposal'
import { without } from './proposal'
import { logLengthAt, type RunningGame } from './running-game'
import { noteOfUndo } from './undo-note'

/** What it takes to carry out what was agreed on. */
export interface CarryOut {
  readonly tx: Tx
  readonly note: Note
  /** Who acted last; nobody where it is time that passed. */
  readonly author: Author
}

/** Returns the change on which the players of a game agreed. */
export async function agreedChange(
  game: RunningGame,
  proposal: GameProposal,
  context: CarryOut,
): Promise<HistoryChange | BesideChange> {
  if (proposal.kind === 'undo')
    return (await undoneChange(game, proposal, context)) ?? dropped(game, proposal)
  const { tx, author } = context
  if (proposal.kind === 'onlookers')
    return { onlookers: onlookersBy(game, proposal.rule), ...dropped(game, proposal) }
  if (proposal.kind === 'draw') {
    const drawn = () =>
      agreeToDraw<GameState<GameSettings>, unknown, GameSettings>(game.rules, game.position, proposal.by)
    return appendChange(game, withReverseStep(game.rules, game.position, drawn), author)
  }
  return { clock: clockAgreed(game, await ownClock(tx, game), proposal), ...dropped(game, proposal) }
}

const dropped = ({ proposals }: RunningGame, proposal: GameProposal): BesideChange => ({
  proposals: without(proposals, proposal),
})

/** Returns the clock of a game; where the lobby chose none, one that measures nothing. */
export async function ownClock(tx: Tx, game: RunningGame): Promise<GameClock> {
  const { clock, settings } = game
  const { waiting } = pendingRequestsOf(game)
  return clock ?? (await clockFor(tx, null, { settings, waiting, now: Date.now() }))
}

function clockAgreed(
  { facts, rules, position }: RunningGame,
  clock: GameClock,
  proposal: Exclude<GameProposal, { readonly kind: 'undo' | 'draw' | 'onlookers' }>,
): GameClock {
  const now = Date.now()
  if (proposal.kind === 'pause') return withPause(clock, { since: now, until: proposal.until })
  if (proposal.kind === 'stand-in') return withStandIn(clock, proposal.seat, facts.bots[0]?.name ?? '')
  return withoutPause(clock, { waiting: pendingRequestsIn(rules, position.state).waiting, now })
}

interface Undone {
  readonly by: string
  /** How many answers stay. */
  readonly keep: number
}

/**
 * Returns the change that takes answers back; undefined where the state before them is no longer known. What
 * was seen or left to chance meanwhile is no secret any more: a line of the chat, which stays, says so.
 */
export async function undoneChange(
  game: RunningGame,
  { by, keep }: Undone,
  { tx, note, author }: CarryOut,
): Promise<HistoryChange | undefined> {
  const base = keep < handsShownTo(game) ? undefined : await positionAt(tx, game, keep)
  if (base === undefined) return undefined
  const text = noteOfUndo(game, by, keep)
  if (text !== undefined) await note(text, logLengthAt(game, keep))
  return { keep, base, advances: [], author }
}

import { gamePaused } from '../failures/failures'
import type { Notices } from '../notify/notices'
import { hasResigned } from '../pace/game-clock'
import { refusal } from '../refusals/refusal'
import type { BesideChange } from './beside-change'
import { agreedChange, type CarryOut } from './carry-out'
import type { HistoryChange } from './change'
import type { GameProposal, Proposed } from './game-proposal'
import { hasStandIn, isAgreed, newProposal, waitedFor } from './proposal'
import { agreedLine, askedLine, lastVoteLine, verbOf, voteLine } from './proposal-words'
import { isPaused, type RunningGame } from './running-game'

export interface Proposing extends CarryOut {
  readonly notices: Pick<Notices, 'tell'>
}

/**
 * Returns the change that puts something to the other players of a game; where nobody has to be asked, it
 * happens at once. Refuses what cannot be, and a second proposal of the same kind.
 */
export async function proposedChange(
  game: RunningGame,
  { seat, proposed }: { readonly seat: string; readonly proposed: Proposed },
  context: Proposing,
): Promise<HistoryChange | BesideChange> {
  if (hasResigned(game.clock, seat)) throw refusal('resigned_already')
  checkPossible(game, proposed)
  if (game.proposals.some(({ kind }) => kind === proposed.kind)) throw refusal('proposed_already')
  const now = Date.now()
  const proposal = newProposal(game, { by: seat, proposed, now })
  if (isAgreed(game, proposal, now)) {
    if (proposal.kind !== 'undo') await context.note(agreedLine(proposal))
    return agreedChange(game, proposal, context)
  }
  await context.note(askedLine(proposal))
  // Whoever is asked about an undo is waited for, and told like any other question.
  if (proposal.kind !== 'undo') await tellAsked(game, proposal, context)
  return { proposals: [...game.proposals, proposal] }
}

function checkPossible(game: RunningGame, proposed: Proposed): void {
  if (game.gameOver) throw refusal('game_is_over')
  const { players } = game.settings
  const people = players.filter(({ bot }) => bot === undefined)
  if (proposed.kind === 'pause' && isPaused(game)) throw gamePaused()
  if (proposed.kind === 'pause' && proposed.until !== null && proposed.until <= Date.now())
    throw refusal('pause_over')
  if (proposed.kind === 'resume' && !isPaused(game)) throw refusal('game_not_paused')
  if (
    proposed.kind === 'draw' &&
    (game.facts.endsByAgreement !== true || players.length !== 2 || people.length !== 2)
  )
    throw refusal('no_draw_here')
  if (proposed.kind !== 'stand-in') return
  if (game.facts.bots.length === 0) throw refusal('no_bots_here')
  if (!people.some(({ name }) => name === proposed.seat))
    throw refusal('no_such_seat', { eyes: proposed.seat })
  if (hasStandIn(game, proposed.seat)) throw refusal('stands_in_already', { name: proposed.seat })
}

const tellAsked = (game: RunningGame, proposal: GameProposal, { tx, notices }: Proposing): Promise<void> => {
  const asked = [
    ...waitedFor(game, proposal),
    ...(proposal.objector === undefined ? [] : [proposal.objector.name]),
  ]
  const people = game.settings.players.filter(({ name }) => asked.includes(name))
  const notice = {
    kind: 'in-turn',
    game: game.settings.name,
    of: game.kind,
    asked: `${proposal.by} asks to ${verbOf(proposal)}`,
  } as const
  return notices.tell(tx, { id: game.id, topic: 'proposal', people, notice, path: `/game/${game.id}` })
}

/** A vote on a proposal. `made` identifies it. */
export interface Vote {
  readonly seat: string
  readonly made: number
  readonly allow: boolean
}

/**
 * Returns what a vote leads to: what was proposed, once all have agreed. Whoever proposed it withdraws it.
 * Refuses a vote on what is no longer proposed, and of somebody who is not asked.
 */
export async function changeAfterVote(
  game: RunningGame,
  { seat, made, allow }: Vote,
  context: CarryOut,
): Promise<HistoryChange | BesideChange> {
  const proposal = game.proposals.find((one) => one.made === made)
  if (proposal === undefined) throw refusal('proposal_gone')
  const { by, waitingFor, objector } = proposal
  const isAsked = waitingFor.includes(seat) || objector?.name === seat
  if (by === seat ? allow : !isAsked) throw refusal('not_asked')
  const others = game.proposals.filter((one) => one !== proposal)
  if (!allow) {
    await context.note(voteLine(proposal, seat, allow))
    return { proposals: others }
  }
  const voted = afterAgreement(proposal, seat)
  if (isAgreed(game, voted, Date.now())) {
    if (proposal.kind !== 'undo') await context.note(lastVoteLine(proposal, seat))
    return agreedChange(game, proposal, context)
  }
  await context.note(voteLine(proposal, seat, allow))
  return { proposals: game.proposals.map((one) => (one === proposal ? voted : one)) }
}

function afterAgreement(proposal: GameProposal, seat: string): GameProposal {
  const { objector, ...rest } = proposal
  const waitingFor = rest.waitingFor.filter((name) => name !== seat)
  return objector === undefined || objector.name === seat
    ? { ...rest, waitingFor }
    : { ...proposal, waitingFor }
}

import type { FastifyBaseLogger } from 'fastify'
import type { LivePushes } from '../live/live'
import type { Notices } from '../notify/notices'
import type { BesideChange } from '../play/beside-change'
import { agreedChange, type CarryOut } from '../play/carry-out'
import type { HistoryChange } from '../play/change'
import { changeAndNote } from '../play/change-and-note'
import { pendingRequestsIn } from '../play/pending-requests'
import type { Play } from '../play/play'
import { isAgreed, without } from '../play/proposal'
import { agreedLine, lapsedLine } from '../play/proposal-words'
import type { RunningGame } from '../play/running-game'
import type { Store } from '../store/driver/store'
import { dueClocks } from '../store/records/game-clocks'
import { dueProposals } from '../store/records/proposals'
import { dueSeats, type GameClock, withoutPause, withStandIn, withTold } from './game-clock'
import { reminderTo } from './reminder'

const EVERY = 5_000
const AT_ONCE = 50

/** What looks at the clocks of all games. */
export interface Clocks {
  /** Does what is due now; for the timer and for tests. */
  look(): Promise<void>
  close(): Promise<void>
}

interface ClocksParts {
  readonly store: Store
  readonly play: Pick<Play, 'change'>
  readonly live: Pick<LivePushes, 'chat'>
  readonly notices: Notices
  readonly log: FastifyBaseLogger
}

/**
 * Reminds people and has bots stand in when that is due. What is due is stored with each game and done in
 * its turn: a process that starts later does it then, and of two processes one finds it done.
 */
export function openClocks(parts: ClocksParts): Clocks {
  let running: Promise<void> = Promise.resolve()
  const look = () => (running = running.then(() => lookAtDue(parts)))
  const timer = setInterval(() => void look(), EVERY)
  timer.unref()
  return {
    look,
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}

async function lookAtDue(parts: ClocksParts): Promise<void> {
  const { db } = parts.store
  const now = Date.now()
  try {
    const ids = [...(await dueClocks(db, now, AT_ONCE)), ...(await dueProposals(db, now, AT_ONCE))]
    for (const id of new Set(ids)) await lookAt(parts, id)
  } catch (error) {
    parts.log.error({ err: error }, 'the clocks of games could not be read')
  }
}

async function lookAt({ notices, log, ...services }: ClocksParts, gameId: string): Promise<void> {
  try {
    await changeAndNote(services, gameId, (game, { tx, note }) => clockChange(game, { tx, note, notices }))
    // Whoever is replaced is no longer waited for: what all others agreed on happens then.
    await changeAndNote(services, gameId, (game, context) => dueProposal(game, { ...context, author: {} }))
  } catch (error) {
    log.error({ err: error, gameId }, 'the clock of a game was not looked at')
  }
}

interface DueContext extends Pick<CarryOut, 'tx' | 'note'> {
  readonly notices: Notices
}

/** Returns what the clock of a game asks for now; nothing where that was done meanwhile. */
async function clockChange(game: RunningGame, context: DueContext): Promise<BesideChange | undefined> {
  const { clock, gameOver } = game
  const now = Date.now()
  if (clock === null || gameOver) return undefined
  if (clock.paused !== undefined) return endOfPause(game, clock, context)
  const due = dueSeats(clock).filter(({ at }) => at <= now)
  if (due.length === 0) return undefined
  const seatsDue = due.map(({ name }) => ({ name, bot: botInsteadOf(game, clock) }))
  if (clock.rule?.kind === 'bank')
    for (const { name, bot } of seatsDue) await context.note(emptyWords(name, bot))
  const names = due.map(({ name }) => name)
  await context.notices.tell(context.tx, reminderTo(game, names))
  return {
    clock: seatsDue.reduce(
      (next, { name, bot }) => withTold(bot === undefined ? next : withStandIn(next, name, bot), name),
      clock,
    ),
  }
}

/** Returns the change by which a game goes on, once the day has come until which it was paused. */
async function endOfPause(
  { rules, position }: RunningGame,
  clock: GameClock,
  { note }: DueContext,
): Promise<BesideChange | undefined> {
  const now = Date.now()
  const until = clock.paused?.until ?? null
  if (until === null || until > now) return undefined
  await note('The pause is over: the game goes on.')
  return { clock: withoutPause(clock, { waiting: pendingRequestsIn(rules, position.state).waiting, now }) }
}

/** Returns what is to become of a proposal now: all have agreed, or it lapses. */
async function dueProposal(
  game: RunningGame,
  context: CarryOut,
): Promise<HistoryChange | BesideChange | undefined> {
  const now = Date.now()
  if (game.gameOver) return undefined
  for (const proposal of game.proposals) {
    if (isAgreed(game, proposal, now)) {
      if (proposal.kind !== 'undo') await context.note(agreedLine(proposal))
      return agreedChange(game, proposal, context)
    }
    if (proposal.lapses === null || proposal.lapses > now) continue
    await context.note(lapsedLine(proposal))
    return { proposals: without(game.proposals, proposal) }
  }
  return undefined
}

/** Returns the bot that stands in when a bank is empty; undefined where the lobby or the game has none. */
function botInsteadOf({ facts }: RunningGame, { rule }: GameClock): string | undefined {
  return rule?.kind === 'bank' && rule.empty === 'bot' ? facts.bots[0]?.name : undefined
}

const emptyWords = (name: string, bot: string | undefined): string =>
  bot === undefined ? `${name} has no time left.` : `${name} has no time left: a bot stands in.`

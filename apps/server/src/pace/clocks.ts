import type { ChatEntry } from '@parlour/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { LivePushes } from '../live/live'
import type { Notices } from '../notify/notices'
import type { ClockChange } from '../play/clock-change'
import type { Play } from '../play/play'
import type { RunningGame } from '../play/running-game'
import type { Store, Tx } from '../store/driver/store'
import { dueClocks } from '../store/records/game-clocks'
import { addNote } from './clock-note'
import { dueSeats, type GameClock, withStandIn, withTold } from './game-clock'
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
  try {
    for (const id of await dueClocks(parts.store.db, Date.now(), AT_ONCE)) await lookAt(parts, id)
  } catch (error) {
    parts.log.error({ err: error }, 'the clocks of games could not be read')
  }
}

async function lookAt({ play, live, notices, log }: ClocksParts, gameId: string): Promise<void> {
  const notes: ChatEntry[] = []
  try {
    await play.change(gameId, (game) => dueChange(game, { notices, notes }))
    for (const entry of notes) live.chat({ gameId, entry })
  } catch (error) {
    log.error({ err: error, gameId }, 'the clock of a game was not looked at')
  }
}

interface DueContext {
  readonly notices: Notices
  /** Collects the chat lines that everybody gets about it. */
  readonly notes: ChatEntry[]
}

/** Returns what the clock of a game asks for now; nothing where that was done meanwhile. */
function dueChange(game: RunningGame, { notices, notes }: DueContext): ClockChange | undefined {
  const { clock, gameOver } = game
  if (clock === null || gameOver) return undefined
  const due = dueSeats(clock).filter(({ at }) => at <= Date.now())
  if (due.length === 0) return undefined
  const seatsDue = due.map(({ name }) => ({ name, bot: botInsteadOf(game, clock) }))
  return {
    clock: seatsDue.reduce(
      (next, { name, bot }) => withTold(bot === undefined ? next : withStandIn(next, name, bot), name),
      clock,
    ),
    also: async (tx: Tx) => {
      if (clock.rule?.kind === 'bank')
        for (const { name, bot } of seatsDue) notes.push(await addNote(tx, game, emptyWords(name, bot)))
      await notices.tell(
        tx,
        reminderTo(
          game,
          due.map(({ name }) => name),
        ),
      )
    },
  }
}

/** Returns the bot that stands in when a bank is empty; undefined where the lobby or the game has none. */
function botInsteadOf({ facts }: RunningGame, { rule }: GameClock): string | undefined {
  return rule?.kind === 'bank' && rule.empty === 'bot' ? facts.bots[0]?.name : undefined
}

const emptyWords = (name: string, bot: string | undefined): string =>
  bot === undefined ? `${name} has no time left.` : `${name} has no time left: a bot stands in.`

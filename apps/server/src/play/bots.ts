import { setImmediate, setTimeout } from 'node:timers/promises'
import {
  type Bot,
  logLine,
  randomFrom,
  Refusal,
  type Request,
  RulesBug,
  seeded,
  TIME_TO_THINK,
} from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { CallFailure } from '../failures/call-failure'
import { askedOf } from './pending-requests'
import type { GameAdvance } from './back'
import { advanced } from './history'
import type { RunningGame } from './running-game'

/** The next answer of a bot that is asked something, made from its own seat's view alone; undefined when none is. */
export function botAdvance(warm: RunningGame): GameAdvance | undefined {
  if (warm.gameOver || warm.killed || !hasBots(warm)) return undefined
  for (const request of askedOf(warm).requests) {
    const bot = botFor(warm, request)
    if (bot === undefined) continue
    return legalAdvance(warm, request, bot)
  }
  return undefined
}

const TRIES = 25

/** What the bot picks; where a condition of the rules refuses it, which a view cannot tell, what it picks next. */
function legalAdvance(warm: RunningGame, request: Request, bot: Bot<unknown>): GameAdvance {
  const { rules, position, settings } = warm
  const view = rules.view(position.state, { seat: request.actor })
  const end = performance.now() + TIME_TO_THINK
  const hasTime = () => performance.now() < end
  for (let tried = 0; ; tried += 1) {
    const random = randomFrom(seeded(`${settings.seed}/${position.seq}/${request.actor}/${tried}`))
    const imagine = () => rules.imagined?.(position.state, request.actor, random)
    let why = ''
    const tell = (words: string) => {
      why = words
    }
    const selection = bot({ view, request, random, hasTime, imagine, tell })
    const answer = { actor: request.actor, title: request.title, selection, requestId: request.id }
    try {
      return withWhy(advanced(warm, position, answer), request.actor, why)
    } catch (error) {
      if (!(error instanceof Refusal) || tried === TRIES) throw error
    }
  }
}

/** What a bot did, and in the line below why. */
function withWhy(made: GameAdvance, player: string, why: string): GameAdvance {
  const [first, ...more] = made.step.log
  if (first === undefined || why === '') return made
  const line = logLine(
    '{player} {why}',
    { player, why },
    { indent: first.indent + 1, classes: ['faded', 'why'] },
  )
  return { ...made, step: { ...made.step, log: [first, line, ...more] } }
}

export const hasBots = (warm: RunningGame): boolean =>
  warm.settings.players.some((player) => player.bot !== undefined)

function botFor({ rules, settings }: RunningGame, request: Request) {
  const kind = settings.players.find((player) => player.name === request.actor)?.bot
  return kind === undefined ? undefined : rules.bots?.[kind]
}

/** How long a game's bots wait before they try again where the store failed: longer each time. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 60_000

interface BotWork {
  /** Makes one answer and says whether it did. */
  readonly step: (gameId: string) => Promise<boolean>
  /** For how long somebody is to see how the game stands before a bot goes on, in ms. */
  readonly pause?: (gameId: string) => number
  readonly log: FastifyBaseLogger
}

/**
 * Lets the bots of a game answer one after the other, other work coming in between, until none is asked anything. However
 * many games have bots, no two of them think in the same turn of the event loop: nobody else waits for more than one. Where a step
 * fails by no refusal and no bug of the rules, it is tried again, for
 * nobody else may be left to move the game. A game whose bots are at it already is left to them. Nothing is held while they pause.
 */
export function createBotRunner({ step, pause = () => 0, log }: BotWork) {
  const busy = new Map<string, Promise<void>>()
  const closing = new AbortController()
  const again = new Set<string>()
  const ownTurn = createTurns()
  /** Returns how many steps have failed in a row; undefined when there is nothing left to do. */
  async function stepped(gameId: string, failed: number): Promise<number | undefined> {
    try {
      await paused(pause(gameId), closing.signal)
      await ownTurn()
      return !closing.signal.aborted && (await step(gameId)) ? 0 : undefined
    } catch (error) {
      log.error({ err: error, gameId }, 'a bot could not answer')
      if (isFinal(error)) return undefined
      await paused(Math.min(FIRST_PAUSE * 2 ** failed, LONGEST_PAUSE), closing.signal)
      return failed + 1
    }
  }
  async function run(gameId: string): Promise<void> {
    let failed = 0
    while (!closing.signal.aborted) {
      const now = await stepped(gameId, failed)
      if (now === undefined && !again.delete(gameId)) break
      failed = now ?? 0
    }
    busy.delete(gameId)
    again.delete(gameId)
  }
  return {
    run: (gameId: string): void => {
      if (closing.signal.aborted) return
      if (busy.has(gameId)) again.add(gameId)
      else busy.set(gameId, run(gameId))
    },
    /** Lets the answers under way end, and makes no new ones. */
    close: async (): Promise<void> => {
      closing.abort()
      await Promise.all(busy.values())
    },
  }
}

/** Waits for so long, or until the signal ends it. */
async function paused(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}

/** Makes turns to wait for: each comes once all that were waited for before have begun, and other work has come in between. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => setImmediate()))
}

const isFinal = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof RulesBug || error instanceof CallFailure

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
import { pendingRequestsOf } from './pending-requests'
import type { GameAdvance } from './game-advance'
import { applyAnswer } from './history'
import type { RunningGame } from './running-game'

/**
 * Returns the next answer of a bot that is asked something, computed from its seat's view; undefined when
 * none is asked.
 */
export function botAdvance(game: RunningGame): GameAdvance | undefined {
  if (game.gameOver || game.killed || !hasBots(game)) return undefined
  for (const request of pendingRequestsOf(game).requests) {
    const bot = botFor(game, request)
    if (bot === undefined) continue
    return legalAdvance(game, request, bot)
  }
  return undefined
}

const TRIES = 25

/**
 * Returns the bot's first legal answer: a view does not show every condition, so the rules may refuse some of
 * its picks.
 */
function legalAdvance(game: RunningGame, request: Request, bot: Bot<unknown>): GameAdvance {
  const { rules, position, settings } = game
  const view = rules.view(position.state, { seat: request.actor })
  const end = performance.now() + TIME_TO_THINK
  const hasTime = () => performance.now() < end
  for (let attempt = 0; ; attempt += 1) {
    const random = randomFrom(seeded(`${settings.seed}/${position.seq}/${request.actor}/${attempt}`))
    const imagine = () => rules.imagined?.(position.state, request.actor, random)
    let why = ''
    const tell = (words: string) => {
      why = words
    }
    const selection = bot({ view, request, random, hasTime, imagine, tell })
    const answer = { actor: request.actor, title: request.title, selection, requestId: request.id }
    try {
      return withWhy(applyAnswer(game, position, answer), request.actor, why)
    } catch (error) {
      if (!(error instanceof Refusal) || attempt === TRIES) throw error
    }
  }
}

/** Returns the advance with the bot's reason logged below its first line. */
function withWhy(advance: GameAdvance, player: string, why: string): GameAdvance {
  const [first, ...more] = advance.step.log
  if (first === undefined || why === '') return advance
  const line = logLine(
    '{player} {why}',
    { player, why },
    { indent: first.indent + 1, classes: ['faded', 'why'] },
  )
  return { ...advance, step: { ...advance.step, log: [first, line, ...more] } }
}

type SeatedGame = Pick<RunningGame, 'settings' | 'clock'>

export const hasBots = ({ settings, clock }: SeatedGame): boolean =>
  settings.players.some((player) => player.bot !== undefined) ||
  (clock !== null && Object.keys(clock.standIns).length > 0)

/** Returns the bot that plays a seat, its own or one that stands in for a person. */
export const botAt = (game: SeatedGame, name: string): string | undefined =>
  game.settings.players.find((player) => player.name === name)?.bot ?? standInAt(game, name)

/** Stand-ins wait while all people are away: bots alone would play their game to its end. */
function standInAt({ settings, clock }: SeatedGame, name: string): string | undefined {
  const standIns = clock?.standIns ?? {}
  const someoneIsHere = settings.players.some(
    (player) => player.bot === undefined && !(player.name in standIns),
  )
  return someoneIsHere ? standIns[name] : undefined
}

function botFor(game: RunningGame, request: Request) {
  const { rules } = game
  const kind = botAt(game, request.actor)
  return kind === undefined ? undefined : rules.bots?.[kind]
}

/** The pause before a failed step is tried again, in ms: doubled each time, up to the longest. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 60_000

interface BotWork {
  /** Stores one answer of a bot. Resolves with whether there was one. */
  readonly step: (gameId: string) => Promise<boolean>
  /** Returns the pause before a bot's next answer in ms, so that people can follow the game. */
  readonly pause?: (gameId: string) => number
  readonly log: FastifyBaseLogger
}

/**
 * Lets the bots of a game answer one after the other until none is asked anything. At most one bot of all
 * games runs in each turn of the event loop, so that no request waits for more than one. A step that fails is
 * tried again unless it was refused or the rules have a bug, since nobody else may be able to move the game.
 * Running a game whose bots already run makes them look once more at the end. No lock is held while they
 * pause.
 */
export function createBotRunner({ step, pause = () => 0, log }: BotWork) {
  const busy = new Map<string, Promise<void>>()
  const closing = new AbortController()
  const rerun = new Set<string>()
  const ownTurn = createTurns()
  /** Resolves with the number of consecutive failures; undefined when there is nothing left to do. */
  async function tryStep(gameId: string, failed: number): Promise<number | undefined> {
    try {
      await wait(pause(gameId), closing.signal)
      await ownTurn()
      return !closing.signal.aborted && (await step(gameId)) ? 0 : undefined
    } catch (error) {
      log.error({ err: error, gameId }, 'a bot could not answer')
      if (isFinal(error)) return undefined
      await wait(Math.min(FIRST_PAUSE * 2 ** failed, LONGEST_PAUSE), closing.signal)
      return failed + 1
    }
  }
  async function run(gameId: string): Promise<void> {
    let failed = 0
    while (!closing.signal.aborted) {
      const now = await tryStep(gameId, failed)
      if (now === undefined && !rerun.delete(gameId)) break
      failed = now ?? 0
    }
    busy.delete(gameId)
    rerun.delete(gameId)
  }
  return {
    run: (gameId: string): void => {
      if (closing.signal.aborted) return
      if (busy.has(gameId)) rerun.add(gameId)
      else busy.set(gameId, run(gameId))
    },
    /** Waits for the running answers and starts no more. */
    close: async (): Promise<void> => {
      closing.abort()
      await Promise.all(busy.values())
    },
  }
}

/** Waits for `ms`, or until the signal aborts. */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}

/** Returns a function that resolves once per turn of the event loop, in the order of the calls. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => setImmediate()))
}

const isFinal = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof RulesBug || error instanceof CallFailure

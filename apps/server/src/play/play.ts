import type { Answer } from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { CallFailure, notFound } from '../http/failure'
import type { Live } from '../live/live'
import type { Notices } from '../notify/notices'
import type { Store } from '../store/connect'
import { botAnswer, createBotRunner, hasBots } from './bots'
import type { Author, HistoryChange } from './change'
import { commitChange } from './commit'
import { advanced } from './history'
import { killGame } from './kill'
import { type Snapshot, snapshotOf, tellPages, tellPlayers } from './tell'
import type { Warm } from './warm'
import { createWarmGames } from './warm-games'

/** The running games of this process. */
export type Play = ReturnType<typeof createPlay>

export interface PlayServices {
  readonly store: Store
  readonly live: () => Live
  readonly notices: Notices
  readonly log: FastifyBaseLogger
}

/** An answer with who gives it. */
export interface Given {
  readonly answer: Answer
  readonly author: Author
}

/** What was before a change, and how much of it stayed: all that is needed to tell it to a page. */
export interface Before extends Snapshot {
  readonly answers: number
  readonly log: number
}

/** A change of a game by one caller. */
export interface Work<T> {
  /** Whose page is told of it in the answer. Refuses a caller who may not change this game. */
  readonly seat: (warm: Warm) => string | undefined
  /** What is to change, as the game stands; nothing, when there is nothing to do. Refuses what may not be. */
  readonly plan: (warm: Warm) => Promise<HistoryChange | undefined> | HistoryChange | undefined
  /** The answer for the caller, made before anything else happens to the game. */
  readonly done: (warm: Warm, before: Before | undefined) => Promise<T> | T
}

/** Keeps games warm, takes their changes in turn, tells the pages, and lets the bots play. */
export function createPlay(services: PlayServices) {
  const games = createWarmGames(services)
  const bots = createBotRunner((id) => games.inTurn(id, (warm) => playBot(services, warm)), services.log)
  const continueBots = (warm: Warm): void => {
    if (!warm.gameOver && hasBots(warm)) bots.run(warm.id)
  }
  return {
    current: games.current,
    changedElsewhere: games.changedElsewhere,
    /** Changes a game's history in its turn, stores it and tells everybody. Killed games refuse with `game_killed`. */
    change: <T>(id: string, { seat, plan, done }: Work<T>): Promise<T> =>
      games.inTurn(id, async (warm) => {
        checkAlive(warm)
        const own = seat(warm)
        const planned = await plan(warm)
        if (planned === undefined) return done(warm, undefined)
        const before = await commitAndTell(services, warm, { change: planned, seat: own })
        continueBots(warm)
        return done(warm, before)
      }),
    /** Ends a game for good. It is not found afterwards (HUB.md 4). */
    kill: (id: string): Promise<void> => games.inTurn(id, (warm) => killAndTell(services, warm)),
    continueBots,
    runBots: bots.run,
    close: bots.close,
  }
}

function checkAlive(warm: Warm): void {
  if (warm.killed) throw new CallFailure(409, 'This game was killed.', { code: 'game_killed' })
}

/** The change that one more answer makes. Refuses a stale one with `game_overwrite`. */
export function appended(warm: Warm, { answer, author }: Given): HistoryChange {
  const advance = advanced(warm, warm.position, answer)
  return { keep: warm.answers.length, base: warm.position, advances: [advance], author }
}

async function commitAndTell(
  services: PlayServices,
  warm: Warm,
  { change, seat }: { readonly change: HistoryChange; readonly seat: string | undefined },
): Promise<Before> {
  const live = services.live()
  const snapshot = snapshotOf(warm, live, seat)
  const { keptLog, after } = await commitChange(services, warm, change)
  const before = { ...snapshot, answers: change.keep, log: keptLog }
  tellPages(live, warm, before)
  live.gameChanged(warm.id, warm.version)
  tellPlayers(live, warm, snapshot)
  for (const push of after) push(live)
  return before
}

/** Lets one bot that is asked something answer; whether there was one. */
async function playBot(services: PlayServices, warm: Warm): Promise<boolean> {
  const answer = botAnswer(warm)
  if (answer === undefined) return false
  await commitAndTell(services, warm, { change: appended(warm, { answer, author: {} }), seat: undefined })
  return true
}

async function killAndTell(services: PlayServices, warm: Warm): Promise<void> {
  if (warm.killed) throw notFound('game', warm.id)
  await killGame(services.store, warm)
  tellPages(services.live(), warm, undefined)
  services.live().gameChanged(warm.id, warm.version)
  tellPlayers(services.live(), warm)
}

import { type Answer, Refusal } from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { CallFailure, notFound } from '../http/failure'
import type { Live } from '../live/live'
import type { Notices } from '../notify/notices'
import type { Store } from '../store/connect'
import { botAnswer, createBotRunner, hasBots } from './bots'
import type { Author, HistoryChange } from './change'
import { commitChange, VersionMoved } from './commit'
import { advanced } from './history'
import { killGame } from './kill'
import { isGrown, type Snapshot, snapshotOf, tellPages, tellPlayers } from './tell'
import { isVersion, loadGame, type Warm } from './warm'
import { createQueue } from './queue'

const MOST_WARM = 200
const TRIES = 5

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
  seat(warm: Warm): string | undefined
  /** What is to change, as the game stands; nothing, when there is nothing to do. Refuses what may not be. */
  plan(warm: Warm): Promise<HistoryChange | undefined> | HistoryChange | undefined
  /** The answer for the caller, made before anything else happens to the game. */
  done(warm: Warm, before: Before | undefined): Promise<T> | T
}

/** Keeps games warm, takes their changes in turn, tells the pages, and lets the bots play. */
export function createPlay(services: PlayServices) {
  const games = createWarmGames(services)
  const bots = createBotRunner(botStep, services.log)

  async function commit(warm: Warm, change: HistoryChange, seat: string | undefined): Promise<Before> {
    const { live } = services
    const snapshot = snapshotOf(warm, live(), seat)
    const { keptLog, after } = await commitChange(services, warm, change)
    const before = { ...snapshot, answers: change.keep, log: keptLog }
    tellPages(live(), warm, before)
    live().gameChanged(warm.id, warm.version)
    tellPlayers(live(), warm, snapshot)
    for (const push of after) push(live())
    return before
  }

  /** Changes a game's history in its turn, stores it and tells everybody. Killed games refuse with `game_killed`. */
  async function change<T>(id: string, { seat, plan, done }: Work<T>): Promise<T> {
    return games.inTurn(id, async (warm) => {
      checkAlive(warm)
      const own = seat(warm)
      const planned = await plan(warm)
      if (planned === undefined) return done(warm, undefined)
      const before = await commit(warm, planned, own)
      continueBots(warm)
      return done(warm, before)
    })
  }

  async function botStep(id: string): Promise<boolean> {
    return games.inTurn(id, async (warm) => {
      const answer = botAnswer(warm)
      if (answer === undefined) return false
      await commit(warm, appended(warm, { answer, author: {} }), undefined)
      return true
    })
  }

  function continueBots(warm: Warm): void {
    if (!warm.gameOver && hasBots(warm)) bots.run(warm.id)
  }

  /** Ends a game for good. It is not found afterwards (HUB.md 4). */
  async function kill(id: string): Promise<void> {
    await games.inTurn(id, async (warm) => {
      if (warm.killed) throw notFound('game', id)
      const snapshot = snapshotOf(warm, services.live())
      await killGame(services.store, warm)
      tellPages(services.live(), warm, snapshot)
      services.live().gameChanged(id, warm.version)
      tellPlayers(services.live(), warm)
    })
  }

  const { current, changedElsewhere } = games
  return { current, changedElsewhere, change, kill, continueBots, runBots: bots.run, close: bots.close }
}

function checkAlive(warm: Warm): void {
  if (warm.killed) throw new CallFailure(409, 'This game was killed.', { code: 'game_killed' })
}

/** The change that one more answer makes. Refuses a stale one with `game_overwrite`. */
export function appended(warm: Warm, { answer, author }: Given): HistoryChange {
  const advance = advanced(warm, warm.position, answer)
  return { keep: warm.answers.length, base: warm.position, advances: [advance], author }
}

/** The games in memory: the ones used last, each as the store has it. */
function createWarmGames({ store, live, log }: PlayServices) {
  const games = new Map<string, Warm>()
  const queue = createQueue()

  /** Marks a game as used last and lets the longest unused one go. */
  function touch(warm: Warm): Warm {
    games.delete(warm.id)
    games.set(warm.id, warm)
    const oldest = games.size > MOST_WARM ? games.keys().next().value : undefined
    if (oldest !== undefined) games.delete(oldest)
    return warm
  }
  async function fresh(id: string): Promise<Warm | undefined> {
    const kept = games.get(id)
    if (kept === undefined) return undefined
    return store.kind === 'sqlite' || (await isVersion(store.db, id, kept.version)) ? kept : undefined
  }
  /** Loads a game, in its turn; pages here learn what another process changed. */
  async function load(id: string): Promise<Warm> {
    const loaded = await loadGame(store.db, id)
    if (loaded === undefined) throw notFound('game', id)
    const old = games.get(id)
    touch(loaded)
    if (old !== undefined && old.version < loaded.version)
      tellPages(
        live(),
        loaded,
        isGrown(old, loaded)
          ? { ...snapshotOf(old, live()), answers: old.answers.length, log: old.log.length }
          : undefined,
      )
    return loaded
  }
  const inside = async (id: string): Promise<Warm> => {
    const warm = await fresh(id)
    return warm === undefined ? load(id) : touch(warm)
  }

  async function current(id: string): Promise<Warm> {
    const warm = await fresh(id)
    return warm === undefined ? queue(id, () => inside(id)) : touch(warm)
  }
  /** Runs work on a game in its turn; when another process was quicker, on the game as it is then. */
  function inTurn<T>(id: string, work: (warm: Warm) => Promise<T>): Promise<T> {
    return queue(id, async () => {
      let warm = await inside(id)
      for (let left = TRIES; ; left -= 1) {
        try {
          return await work(warm)
        } catch (error) {
          if (!(error instanceof VersionMoved) || left === 0) throw logged(error, warm)
          warm = await load(id)
        }
      }
    })
  }
  /** A bug of ours is noted with where it happened (DESIGN.md 3). */
  function logged(error: unknown, warm: Warm): unknown {
    if (!(error instanceof Refusal) && !(error instanceof CallFailure))
      log.error({ err: error, gameId: warm.id, seq: warm.position.seq }, 'a change of a game failed')
    return error
  }
  /** Another process changed the game: brings this process's pages up to date. */
  function changedElsewhere(id: string, version: number): Promise<void> {
    return queue(id, async () => {
      const kept = games.get(id)
      if (kept !== undefined && kept.version >= version) return
      const loaded = await load(id)
      if (kept === undefined) tellPages(live(), loaded, undefined)
    })
  }
  return { current, inTurn, changedElsewhere }
}

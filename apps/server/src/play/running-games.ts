import { Refusal } from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Games } from '../games/module'
import type { Config } from '../config'
import { CallFailure } from '../failures/call-failure'
import { notFound } from '../failures/failures'
import type { LivePushes } from '../live/live'
import type { Notices } from '../notify/notices'
import type { Db, Store, Tx } from '../store/driver/store'
import { answersAheadIn, type StoredAhead } from '../store/records/answers-ahead'
import { lockVersion, versionOf } from '../store/records/game-moves'
import { caughtUp } from './catch-up'
import type { GamesFound } from '../vitals/counts'
import type { ChangedGame } from './change'
import type { StoredChange } from './commit'
import { loadGame } from './load-game'
import { isLookChanged } from './onlookers'
import { createPacker } from './pack-ended'
import { createGameCache } from './game-cache'
import { createLaterPushes } from './tell-later'
import { tellHomes, tellOfRecord, tellPages, tellToFetch } from './tell'
import { createTurns } from './turns'
import type { RunningGame } from './running-game'

export interface PlayServices {
  readonly store: Store
  readonly games: Games
  readonly live: LivePushes
  readonly notices: Notices
  readonly log: FastifyBaseLogger
  readonly config: Pick<Config, 'botPause' | 'gamesMemory'>
  /** Counts where the games that are needed were found. */
  readonly count: (found: Partial<GamesFound>) => void
}

/** The games that run on this process: those in memory, and the order in which each one's changes happen. */
export interface RunningGames extends PlayServices {
  readonly cache: ReturnType<typeof createGameCache>
  readonly inTurn: ReturnType<typeof createTurns>
  readonly packer: ReturnType<typeof createPacker>
  /** Games for which nothing is left ahead, as far as the only process of an embedded store knows. */
  readonly withoutAhead: WeakSet<RunningGame>
  /** Shows games later to onlookers. */
  readonly later: ReturnType<typeof createLaterPushes>
}

export const createRunning = (services: PlayServices): RunningGames => ({
  ...services,
  cache: createGameCache(services.config.gamesMemory),
  inTurn: createTurns(),
  packer: createPacker(services),
  withoutAhead: new WeakSet(),
  later: createLaterPushes({ db: services.store.db, ...services }),
})

/**
 * Changes a game in its turn: `store` writes the change within a transaction and returns the result. No other
 * change of the game, on this process or another, comes in between. The caller has the result before any page
 * gets its push.
 */
export function changeInTurn(
  running: RunningGames,
  id: string,
  store: (tx: Tx, held: HeldGame) => Promise<StoredChange>,
): Promise<ChangedGame> {
  return running.inTurn(id, async () => {
    try {
      const {
        before,
        ahead,
        after,
        pushes,
        onlookers = [],
      } = await running.store.write(async (tx) => {
        const heldGame = await lockGame(running, tx, id)
        return { ...heldGame, ...(await store(tx, heldGame)) }
      })
      const lastSent = running.cache.get(id) ?? before
      running.cache.put(after)
      // What changes nothing in a game may have left something for it.
      if (before === after) running.withoutAhead.delete(after)
      else if (ahead.length === 0) running.withoutAhead.add(after)
      if (after.gameOver && before !== after) running.packer.pack(id)
      tellLater(running, id, () => {
        if (lastSent.version < after.version) tellAllPages(running, { before: lastSent, after })
        if (before === after) return
        running.live.gameChanged(id, after.version)
        tellHomes(running.live, { before, after }, onlookers)
        for (const push of pushes) tellOfRecord(running.live, push)
      })
      return { before, after }
    } catch (error) {
      logBug(running, id, error)
      throw error
    }
  })
}

/** Returns the present game. Refuses an unknown id with 404. */
export async function currentGame(running: RunningGames, id: string): Promise<RunningGame> {
  return (await freshGame(running, id)) ?? running.inTurn(id, () => presentGame(running, id))
}

/**
 * Updates this process's pages after another process changed a game. Without such pages, the next caller
 * loads it again.
 */
export function gameChangedElsewhere(running: RunningGames, id: string, version: number): Promise<void> {
  return running.inTurn(id, async () => {
    const cached = running.cache.get(id)
    if (cached !== undefined && cached.version >= version) return
    if (!running.live.isOpen(id)) return
    const loaded = await presentGame(running, id)
    if (cached === undefined)
      tellLater(running, id, () => {
        running.live.lookAgain(id)
        tellToFetch(running.live, loaded)
      })
  })
}

/** Pushes a change to all pages here: those at the table first, then onlookers who see it later. */
function tellAllPages({ live, later }: RunningGames, change: ChangedGame): void {
  if (isLookChanged(change)) live.lookAgain(change.after.id)
  tellPages(live, change)
  later.tell(change.after)
}

/**
 * Returns the cached game unless another process has changed it, which is impossible with the embedded store.
 */
async function freshGame(
  { store, cache, count }: RunningGames,
  id: string,
): Promise<RunningGame | undefined> {
  const cached = cache.get(id)
  if (cached === undefined) return undefined
  if (store.kind === 'postgres' && (await versionOf(store.db, id)) !== cached.version) return undefined
  count({ gamesInMemory: 1 })
  return cached
}

/** Returns the game as stored, and pushes to pages here what another process changed. */
async function presentGame(running: RunningGames, id: string): Promise<RunningGame> {
  const { store, cache } = running
  const before = cache.get(id)
  if (before !== undefined && store.kind === 'sqlite') return before
  const after = await storedNow(running, store.db, id)
  cache.put(after)
  if (before !== undefined && before.version < after.version)
    tellLater(running, id, () => tellAllPages(running, { before, after }))
  return after
}

/** A game that is about to change, and the answers that its players left for what comes. */
export interface HeldGame {
  readonly before: RunningGame
  readonly ahead: readonly StoredAhead[]
}

/**
 * Locks a game against other processes until the transaction ends, and returns it. Refuses an unknown id with
 * 404.
 */
async function lockGame(running: RunningGames, tx: Tx, id: string): Promise<HeldGame> {
  const { store, cache, withoutAhead, count } = running
  const cached = cache.get(id)
  if (cached !== undefined && store.kind === 'sqlite' && withoutAhead.has(cached)) {
    count({ gamesInMemory: 1 })
    return { before: cached, ahead: [] }
  }
  // Sent together, they take one round trip.
  const [version, ahead] = await Promise.all([
    store.kind === 'postgres' ? lockVersion(tx, id) : cached?.version,
    answersAheadIn(tx, id),
  ])
  if (cached !== undefined && version === cached.version) {
    count({ gamesInMemory: 1 })
    return { before: cached, ahead }
  }
  return { before: await storedNow(running, tx, id), ahead }
}

/**
 * Returns a game as it is stored: the one in memory with the answers that were added since, or loaded whole
 * where that does not lead there. Refuses an unknown id with 404.
 */
async function storedNow({ games, cache, count }: RunningGames, db: Db, id: string): Promise<RunningGame> {
  const cached = cache.get(id)
  const game = cached && (await caughtUp(db, cached))
  if (game !== undefined) {
    count(game === cached ? { gamesInMemory: 1 } : { gamesCaughtUp: 1 })
    return game
  }
  const loaded = await loadGame({ db, games }, id)
  if (loaded === undefined) throw notFound('game', id)
  count({ gamesLoaded: 1 })
  return loaded
}

/** Runs `tell` after the caller's answer is sent, in the order of the changes. */
function tellLater({ log }: RunningGames, gameId: string, tell: () => void): void {
  setImmediate(() => {
    try {
      tell()
    } catch (error) {
      log.error({ err: error, gameId }, 'a change of a game was not told')
    }
  })
}

/** Logs an error that is no refusal, with the position of the game. */
function logBug({ log, cache }: RunningGames, gameId: string, error: unknown): void {
  if (error instanceof Refusal || error instanceof CallFailure) return
  log.error({ err: error, gameId, seq: cache.get(gameId)?.position.seq }, 'a change of a game failed')
}

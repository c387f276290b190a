import { Refusal } from '@parlour/kernel'
import { CallFailure, notFound } from '../http/failure'
import { VersionMoved } from './commit'
import type { PlayServices } from './play'
import { createQueue } from './queue'
import { isGrown, snapshotOf, tellPages } from './tell'
import { isVersion, loadGame, type Warm } from './warm'

const MOST_WARM = 200
const TRIES = 5

interface Shelf {
  readonly services: PlayServices
  /** In the order of their last use. */
  readonly games: Map<string, Warm>
  readonly inTurn: ReturnType<typeof createQueue>
}

/** The games in memory: the ones used last, each as the store has it. */
export function createWarmGames(services: PlayServices) {
  const shelf: Shelf = { services, games: new Map(), inTurn: createQueue() }
  return {
    /** The game as it is now. Refuses an unknown id with 404. */
    current: async (id: string): Promise<Warm> => {
      const warm = await fresh(shelf, id)
      return warm === undefined ? shelf.inTurn(id, () => present(shelf, id)) : touch(shelf, warm)
    },
    /** Runs work on a game in its turn; when another process was quicker, again on the game as it is then. */
    inTurn: <T>(id: string, work: (warm: Warm) => Promise<T>): Promise<T> =>
      shelf.inTurn(id, () => workedOn(shelf, id, work)),
    /** Another process changed the game: brings this process's pages up to date. */
    changedElsewhere: (id: string, version: number): Promise<void> =>
      shelf.inTurn(id, async () => {
        const kept = shelf.games.get(id)
        if (kept !== undefined && kept.version >= version) return
        const loaded = await load(shelf, id)
        if (kept === undefined) tellPages(services.live(), loaded, undefined)
      }),
  }
}

/** Marks a game as used last and lets the longest unused one go. */
function touch({ games }: Shelf, warm: Warm): Warm {
  games.delete(warm.id)
  games.set(warm.id, warm)
  const oldest = games.size > MOST_WARM ? games.keys().next().value : undefined
  if (oldest !== undefined) games.delete(oldest)
  return warm
}

/** The game in memory, unless another process has changed it; with the embedded store there is none. */
async function fresh({ services, games }: Shelf, id: string): Promise<Warm | undefined> {
  const { store } = services
  const kept = games.get(id)
  if (kept === undefined || store.kind === 'sqlite') return kept
  return (await isVersion(store.db, id, kept.version)) ? kept : undefined
}

async function present(shelf: Shelf, id: string): Promise<Warm> {
  const warm = await fresh(shelf, id)
  return warm === undefined ? load(shelf, id) : touch(shelf, warm)
}

/** Loads a game, in its turn; pages here learn what another process changed. */
async function load(shelf: Shelf, id: string): Promise<Warm> {
  const { store, live } = shelf.services
  const loaded = await loadGame(store.db, id)
  if (loaded === undefined) throw notFound('game', id)
  const old = shelf.games.get(id)
  touch(shelf, loaded)
  if (old !== undefined && old.version < loaded.version) {
    const held = { ...snapshotOf(old, live()), answers: old.answers.length, log: old.log.length }
    tellPages(live(), loaded, isGrown(old, loaded) ? held : undefined)
  }
  return loaded
}

async function workedOn<T>(shelf: Shelf, id: string, work: (warm: Warm) => Promise<T>): Promise<T> {
  let warm = await present(shelf, id)
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work(warm)
    } catch (error) {
      if (!(error instanceof VersionMoved) || left === 0) {
        noteBug(shelf, warm, error)
        throw error
      }
      warm = await load(shelf, id)
    }
  }
}

/** A bug of ours is noted with where it happened (DESIGN.md 3). */
function noteBug({ services }: Shelf, warm: Warm, error: unknown): void {
  if (error instanceof Refusal || error instanceof CallFailure) return
  const place = { gameId: warm.id, seq: warm.position.seq, version: warm.version }
  services.log.error({ err: error, ...place }, 'a change of a game failed')
}

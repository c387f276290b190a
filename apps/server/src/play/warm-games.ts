import { Refusal } from '@parlour/kernel'
import type { Transaction } from 'kysely'
import { CallFailure } from '../failures/call-failure'
import { notFound } from '../failures/failures'
import { heldVersionOf, versionOf } from '../store/records/game-moves'
import type { Tables } from '../store/tables'
import type { PlayServices } from './play'
import { createQueue, type Later } from './queue'
import { isGrown, snapshotOf, tellPages } from './tell'
import { loadGame, type Warm } from './warm'

const MOST_WARM = 200

/** A change of a game: what is stored, in one transaction, and what follows once it is. */
export interface Job<Stored, Result> {
  readonly store: (tx: Transaction<Tables>, warm: Warm) => Promise<Stored>
  /** Nothing else happens to the game until this is done, and what it leaves for later. */
  readonly then: (warm: Warm, stored: Stored, later: Later) => Promise<Result> | Result
}

interface Shelf {
  readonly services: PlayServices
  /** In the order of their last use. */
  readonly games: Map<string, Warm>
  readonly inTurn: ReturnType<typeof createQueue>
}

/** The games in memory: the ones used last, each as the store has it. */
export function createWarmGames(services: PlayServices) {
  const untold = (error: unknown, gameId: string) =>
    services.log.error({ err: error, gameId }, 'a change of a game was not told')
  const shelf: Shelf = { services, games: new Map(), inTurn: createQueue(untold) }
  return {
    /** The game as it is now. Refuses an unknown id with 404. */
    current: async (id: string): Promise<Warm> => {
      const warm = await fresh(shelf, id)
      return warm === undefined ? shelf.inTurn(id, () => present(shelf, id)) : touch(shelf, warm)
    },
    /** Does a job on a game as it is then; no other job on it, on this process or another, comes in between. */
    inTurn: <Stored, Result>(id: string, job: Job<Stored, Result>): Promise<Result> =>
      shelf.inTurn(id, (later) => done(shelf, id, { ...job, later })),
    /** Another process changed the game: brings this process's pages up to date. */
    changedElsewhere: (id: string, version: number): Promise<void> =>
      shelf.inTurn(id, async () => {
        const kept = shelf.games.get(id)
        if (kept !== undefined && kept.version >= version) return
        const loaded = await present(shelf, id)
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

/** The game in memory, unless another process has changed it; beside the embedded store there is none. */
async function fresh({ services, games }: Shelf, id: string): Promise<Warm | undefined> {
  const { store } = services
  const kept = games.get(id)
  if (kept === undefined || store.kind === 'sqlite') return kept
  return (await versionOf(store.db, id)) === kept.version ? kept : undefined
}

async function present(shelf: Shelf, id: string): Promise<Warm> {
  const warm = await fresh(shelf, id)
  if (warm !== undefined) return touch(shelf, warm)
  const loaded = await loadGame({ db: shelf.services.store.db, games: shelf.services.games }, id)
  if (loaded === undefined) throw notFound('game', id)
  return shelve(shelf, loaded)
}

/** Puts a loaded game in the place of an older one; pages here learn what another process changed. */
function shelve(shelf: Shelf, loaded: Warm): Warm {
  const live = shelf.services.live()
  const old = shelf.games.get(loaded.id)
  touch(shelf, loaded)
  if (old !== undefined && old !== loaded && old.version < loaded.version) {
    const held = { ...snapshotOf(old, live), answers: old.answers.length, log: old.log.length }
    tellPages(live, loaded, isGrown(old, loaded) ? held : undefined)
  }
  return loaded
}

async function done<Stored, Result>(
  shelf: Shelf,
  id: string,
  job: Job<Stored, Result> & { readonly later: Later },
): Promise<Result> {
  const { store, log } = shelf.services
  try {
    const [warm, stored] = await store.write(async (tx) => {
      const held = await heldGame(shelf, tx, id)
      return [held, await job.store(tx, held)] as const
    })
    return await job.then(shelve(shelf, warm), stored, job.later)
  } catch (error) {
    // A bug of ours is noted with where it happened (DESIGN.md 3).
    if (!(error instanceof Refusal) && !(error instanceof CallFailure))
      log.error(
        { err: error, gameId: id, seq: shelf.games.get(id)?.position.seq },
        'a change of a game failed',
      )
    throw error
  }
}

/** The game as it is in this transaction, held against other processes until the transaction ends. */
async function heldGame({ services, games }: Shelf, tx: Transaction<Tables>, id: string): Promise<Warm> {
  const kept = games.get(id)
  if (services.store.kind === 'postgres') {
    const version = await heldVersionOf(tx, id)
    if (kept !== undefined && version === kept.version) return kept
  } else if (kept !== undefined) return kept
  const loaded = await loadGame({ db: tx, games: services.games }, id)
  if (loaded === undefined) throw notFound('game', id)
  return loaded
}

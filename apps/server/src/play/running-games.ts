import { Refusal } from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Games } from '../games/module'
import { CallFailure } from '../failures/call-failure'
import { notFound } from '../failures/failures'
import type { LivePushes } from '../live/live'
import type { Notices } from '../notify/notices'
import type { Store, Tx } from '../store/driver/store'
import { heldVersionOf, versionOf } from '../store/records/game-moves'
import type { ChangedGame } from './change'
import type { StoredChange } from './commit'
import { loadGame } from './load-game'
import { createPacker } from './pack-ended'
import { createShelf } from './shelf'
import { tellHomes, tellOfRecord, tellPages, tellToFetch } from './tell'
import { createTurns } from './turns'
import type { RunningGame } from './running-game'

/** Bytes that the games in memory may take. */
const ROOM = 128 * 1024 * 1024

export interface PlayServices {
  readonly store: Store
  readonly games: Games
  readonly live: LivePushes
  readonly notices: Notices
  readonly log: FastifyBaseLogger
  /** How long a bot waits before it goes on where somebody watches, in ms. */
  readonly botPause: number
}

/** The games that run on this process: those in memory, and the order in which each one's changes happen. */
export interface RunningGames extends PlayServices {
  readonly shelf: ReturnType<typeof createShelf>
  readonly inTurn: ReturnType<typeof createTurns>
  readonly packer: ReturnType<typeof createPacker>
}

export const createRunning = (services: PlayServices): RunningGames => ({
  ...services,
  shelf: createShelf(ROOM),
  inTurn: createTurns(),
  packer: createPacker(services),
})

/**
 * Changes a game in its turn: `deed` stores what is to become of it within a transaction, and says what that is. No other
 * change of it, on this process or another, comes in between. Whoever waits for the result has it before anybody is told.
 */
export function changeInTurn(
  running: RunningGames,
  id: string,
  deed: (tx: Tx, before: RunningGame) => Promise<StoredChange>,
): Promise<ChangedGame> {
  return running.inTurn(id, async () => {
    try {
      const {
        before,
        after,
        pushes,
        onlookers = [],
      } = await running.store.write(async (tx) => {
        const before = await heldGame(running, tx, id)
        return { before, ...(await deed(tx, before)) }
      })
      const told = running.shelf.get(id) ?? before
      running.shelf.put(after)
      if (after.gameOver && before !== after) running.packer.pack(id)
      tellLater(running, id, () => {
        if (told.version < after.version) tellPages(running.live, { before: told, after })
        if (before === after) return
        running.live.gameChanged(id, after.version)
        tellHomes(running.live, { before, after }, onlookers)
        for (const push of pushes) tellOfRecord(running.live, push)
      })
      return { before, after }
    } catch (error) {
      noteBug(running, id, error)
      throw error
    }
  })
}

/** The game as it is now. Refuses an unknown id with 404. */
export async function currentGame(running: RunningGames, id: string): Promise<RunningGame> {
  return (await freshGame(running, id)) ?? running.inTurn(id, () => presentGame(running, id))
}

/**
 * Another process changed a game: brings this process's pages up to date. Where there are none, whoever asks next reads it again.
 */
export function gameChangedElsewhere(running: RunningGames, id: string, version: number): Promise<void> {
  return running.inTurn(id, async () => {
    const kept = running.shelf.get(id)
    if (kept !== undefined && kept.version >= version) return
    if (!running.live.isOpen(id)) return
    const loaded = await presentGame(running, id)
    if (kept === undefined) tellLater(running, id, () => tellToFetch(running.live, loaded))
  })
}

/** The game in memory, unless another process has changed it; beside the embedded store there is none. */
async function freshGame({ store, shelf }: RunningGames, id: string): Promise<RunningGame | undefined> {
  const kept = shelf.get(id)
  if (kept === undefined || store.kind === 'sqlite') return kept
  return (await versionOf(store.db, id)) === kept.version ? kept : undefined
}

/** The game as the store has it; pages here learn what another process changed. */
async function presentGame(running: RunningGames, id: string): Promise<RunningGame> {
  const warm = await freshGame(running, id)
  if (warm !== undefined) return warm
  const { store, games, shelf, live } = running
  const after = await loadGame({ db: store.db, games }, id)
  if (after === undefined) throw notFound('game', id)
  const before = shelf.get(id)
  shelf.put(after)
  if (before !== undefined && before.version < after.version)
    tellLater(running, id, () => tellPages(live, { before, after }))
  return after
}

/** The game as it is in this transaction, held against other processes until the transaction ends. */
async function heldGame({ store, games, shelf }: RunningGames, tx: Tx, id: string): Promise<RunningGame> {
  const kept = shelf.get(id)
  if (store.kind === 'postgres') {
    const version = await heldVersionOf(tx, id)
    if (kept !== undefined && version === kept.version) return kept
  } else if (kept !== undefined) return kept
  const loaded = await loadGame({ db: tx, games }, id)
  if (loaded === undefined) throw notFound('game', id)
  return loaded
}

/** Tells pages once the caller's answer is on its way, in the order of the changes. */
function tellLater({ log }: RunningGames, gameId: string, tell: () => void): void {
  setImmediate(() => {
    try {
      tell()
    } catch (error) {
      log.error({ err: error, gameId }, 'a change of a game was not told')
    }
  })
}

/** Logs a bug of ours with where it happened. */
function noteBug({ log, shelf }: RunningGames, gameId: string, error: unknown): void {
  if (error instanceof Refusal || error instanceof CallFailure) return
  log.error({ err: error, gameId, seq: shelf.get(gameId)?.position.seq }, 'a change of a game failed')
}

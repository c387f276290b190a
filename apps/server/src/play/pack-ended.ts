import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/driver/store'
import { packGame, unpackedAfter } from '../store/records/packed-games'

/** Milliseconds between two games, so that requests of players come in between. */
const PAUSE = 50

interface PackerServices {
  readonly store: Store
  readonly log: FastifyBaseLogger
}

/**
 * Packs finished games, one at a time: each shortly after its end and, when the server starts, those that
 * ended before there was packing. A game that fails stays unpacked.
 */
export function createPacker(packing: PackerServices) {
  const waiting = new Set<string>()
  let closing = false
  let running: Promise<void> | undefined
  let older: Promise<void> | undefined
  const packOne = async (id: string): Promise<void> => {
    await setTimeout(PAUSE)
    if (!closing) await attempt(packing, id, () => packGame(packing.store, id))
  }
  async function run(): Promise<void> {
    for (const id of waiting) {
      waiting.delete(id)
      await packOne(id)
    }
    running = undefined
  }
  async function packAll(): Promise<void> {
    for (let last: string | undefined = ''; last !== undefined && !closing; ) {
      const batch = await unpackedAfter(packing.store.db, last)
      for (const id of batch.ids) await packOne(id)
      last = batch.last
    }
  }
  return {
    /** Queues a game to be packed. */
    pack: (id: string): void => {
      waiting.add(id)
      running ??= run()
    },
    /** Packs the games that ended before the server started. */
    packOlder: (): void => {
      older = attempt(packing, undefined, packAll)
    },
    close: async (): Promise<void> => {
      closing = true
      await running
      await older
    },
  }
}

async function attempt(
  { log }: PackerServices,
  gameId: string | undefined,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, gameId }, 'a game that is over was not packed')
  }
}

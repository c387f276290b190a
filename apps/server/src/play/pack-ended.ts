import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/driver/store'
import { packGame, unpackedAfter } from '../store/records/packed-games'

/** Between two games, so that players wait for neither. */
const PAUSE = 50

interface PackerServices {
  readonly store: Store
  readonly log: FastifyBaseLogger
}

/**
 * Packs games that are over, one at a time: each one a moment after its end and, once the server runs, those that ended before
 * it packed any. Where it fails, the game stays as it is.
 */
export function createPacker(packing: PackerServices) {
  const waiting = new Set<string>()
  let closing = false
  let running: Promise<void> | undefined
  let older: Promise<void> | undefined
  const packOne = async (id: string): Promise<void> => {
    await setTimeout(PAUSE)
    if (!closing) await tried(packing, id, () => packGame(packing.store, id))
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
      const found = await unpackedAfter(packing.store.db, last)
      for (const id of found.ids) await packOne(id)
      last = found.last
    }
  }
  return {
    /** Packs a game in a moment. */
    pack: (id: string): void => {
      waiting.add(id)
      running ??= run()
    },
    /** Packs what is over since before. */
    packOlder: (): void => {
      older = tried(packing, undefined, packAll)
    },
    close: async (): Promise<void> => {
      closing = true
      await running
      await older
    },
  }
}

async function tried(
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

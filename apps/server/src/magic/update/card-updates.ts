import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CardUpdateStatus } from '@parlour/protocol'
import { readUpdate, takeUpdate } from '../../store/cards/card-update-row'
import type { Tx } from '../../store/driver/store'
import { leaveHolder, newHolder } from '../../store/cards/update-holder'
import { removeLeftovers } from './remove-leftovers'
import { runUpdate, type UpdatePlace, type UpdateSource } from './run-update'
import { createReport } from './update-report'

/**
 * Updates of the provider's cards. Only one runs at a time, even if several servers share a store (rules:
 * library 8).
 */
export interface CardUpdates {
  /**
   * Begins an update in the background unless one is running, and runs `also` in the same transaction.
   * Returns whether it began, and the status after that.
   */
  readonly start: (
    source: UpdateSource,
    also?: (tx: Tx) => Promise<void>,
  ) => Promise<{ readonly began: boolean; readonly status: CardUpdateStatus }>
  readonly status: () => Promise<CardUpdateStatus>
  /** Makes a new folder for a file that is being uploaded. Returns its path. */
  readonly folder: () => Promise<string>
  /** Resolves when the update that runs here, if any, has ended. */
  readonly settled: () => Promise<void>
  /** Aborts a running update and waits until it has ended. */
  readonly close: () => Promise<void>
}

/** Returns the card updates of one store, for this process. */
export function createCardUpdates(place: UpdatePlace): CardUpdates {
  const { store, config } = place
  const holder = newHolder()
  const stop = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const parent = join(config.dataFolder, 'card-updates')
  const folder = async (): Promise<string> => {
    await mkdir(parent, { recursive: true })
    await removeLeftovers(parent)
    return mkdtemp(join(parent, 'update-'))
  }
  return {
    folder,
    status: () => readUpdate(store.db),
    start: async (source, also) => {
      const first = firstStatus()
      const own = await folder()
      if (stop.signal.aborted || !(await takeUpdate(store, { holder, first, also }))) {
        await rm(own, { recursive: true, force: true })
        return { began: false, status: await readUpdate(store.db) }
      }
      const report = createReport({ ...place, holder }, first)
      running = runUpdate({ ...place, source, report, signal: stop.signal, folder: own })
      return { began: true, status: first }
    },
    settled: () => running,
    close: async () => {
      stop.abort()
      await running
      leaveHolder(holder)
    },
  }
}

const firstStatus = (): CardUpdateStatus => ({
  state: 'running',
  phase: 'asking',
  filename: '',
  done: 0,
  total: 0,
  cards: 0,
  message: 'The update is running.',
  startedAt: new Date().toISOString(),
})

import type { CardUpdateStatus } from '@parlour/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { writeUpdate } from '../../store/cards/card-update-row'
import type { Store } from '../../store/driver/store'

/** Stores the status of an update, for anybody to read. */
export interface UpdateReport {
  /** Notes how far the update is; written down now and then. */
  readonly say: (change: Partial<CardUpdateStatus>) => void
  /** Stores that it is still running. */
  readonly beat: () => Promise<void>
  /** Stores how it ended. */
  readonly end: (change: Partial<CardUpdateStatus>) => Promise<void>
}

/** How often progress is written down, in milliseconds. */
const BEAT = 500

interface Reporter {
  readonly store: Store
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Which process runs the update. */
  readonly holder: string
}

/** Begins to write down how an update stands, until its `end`. */
export function createReport({ store, log, holder }: Reporter, first: CardUpdateStatus): UpdateReport {
  let status = first
  const beat = () => writeUpdate(store.db, holder, status)
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(beat).catch((err: unknown) => log.error({ err }, 'progress was not written down'))
  }, BEAT)
  return {
    say: (change) => {
      status = { ...status, ...change }
    },
    beat,
    end: async (change) => {
      clearInterval(timer)
      await writing
      status = { ...status, ...change, finishedAt: new Date().toISOString() }
      await beat()
    },
  }
}

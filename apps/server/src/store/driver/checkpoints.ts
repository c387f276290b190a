import { statSync } from 'node:fs'
import type Database from 'better-sqlite3'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Moves what is written ahead into the file of the store now and then. */
export interface Checkpoints {
  /** Looks whether it is time; called each minute. */
  look(): void
  stop(): void
}

/**
 * Copies the write-ahead log (`-wal`) into the file of the store when nothing was written since the look before, and at least
 * hourly: whoever copies or syncs that file alone is never more than an hour behind. SQLite by itself waits for 16 MB.
 */
export function keepCheckpoints(file: Database.Database, path: string, now = Date.now): Checkpoints {
  let [lastWrite, lastCheckpoint] = [0, now()]
  const look = () => {
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
    const isQuiet = log?.mtimeMs === lastWrite
    lastWrite = log?.mtimeMs ?? 0
    if (log === undefined || log.size === 0) lastCheckpoint = now()
    else if (!file.inTransaction && (isQuiet || now() - lastCheckpoint >= HOUR)) {
      file.pragma('wal_checkpoint(TRUNCATE)')
      lastCheckpoint = now()
    }
  }
  const timer = setInterval(look, MINUTE).unref()
  return { look, stop: () => clearInterval(timer) }
}

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

interface CheckpointResult {
  readonly log: number
  readonly checkpointed: number
}

/**
 * Copies the write-ahead log (`-wal`) into the file of the store when nothing was written since the look
 * before, and at least hourly: whoever copies or syncs that file alone is never more than an hour behind.
 * SQLite by itself waits for 16 MB. It waits for nobody who reads the store at that moment, such as a backup,
 * for the whole hub would wait with it: what is still read is copied at the next look.
 */
export function keepCheckpoints(file: Database.Database, path: string, now = Date.now): Checkpoints {
  // A server that ended in the middle left its log beside the file.
  isCopied(file)
  let [lastWrite, copiedWrite, lastCheckpoint] = [0, 0, now()]
  const look = () => {
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
    const written = log === undefined || log.size === 0 ? copiedWrite : log.mtimeMs
    const isQuiet = written === lastWrite
    lastWrite = written
    if (written === copiedWrite) lastCheckpoint = now()
    else if (!file.inTransaction && (isQuiet || now() - lastCheckpoint >= HOUR) && isCopied(file)) {
      copiedWrite = written
      lastCheckpoint = now()
    }
  }
  const timer = setInterval(look, MINUTE).unref()
  return { look, stop: () => clearInterval(timer) }
}

/** Copies what can be copied at once. Returns whether that is all. */
function isCopied(file: Database.Database): boolean {
  const [result] = file.pragma('wal_checkpoint(PASSIVE)') as readonly CheckpointResult[]
  return result !== undefined && result.checkpointed === result.log
}

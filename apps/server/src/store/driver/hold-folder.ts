import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { StartFailure } from '../../start-failure'

/** How long to wait for a server that is about to end. */
const PATIENCE = 3000
/** The store holds what only its own account may read: hashes of passwords, hands, packs. */
const PRIVATE = 0o700

/**
 * Keeps the folder of the embedded store to this process for as long as it lives: games are kept in memory,
 * and a second process would change them in the store alone. The system releases it when the process ends,
 * however it ends. Returns whether no other process has it. Refuses, with a `StartFailure`, no file, or one
 * without a table, in the place of a store that was there before: a copy of the file alone leaves out what
 * its `-wal` holds.
 */
export function holdFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: PRIVATE })
  const [path, store] = [join(folder, 'parlour.lock'), join(folder, 'parlour.sqlite')]
  const wasHere = existsSync(path)
  const lock = new Database(path, { timeout: PATIENCE })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('begin exclusive')
    checkStore(store, wasHere)
    openLocks.push(lock)
    return true
  } catch (error) {
    lock.close()
    // No hub was here before: a start that is refused leaves no sign of one.
    if (!wasHere && error instanceof StartFailure) rmSync(path)
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}

/** Refuses what would begin as an empty hub though somebody counts on another. */
function checkStore(path: string, wasHere: boolean): void {
  const putBack = 'Put the backup in its place, or delete'
  const begin = 'to begin with an empty hub.'
  if (!existsSync(path)) {
    if (!wasHere) return
    throw new StartFailure(`${path} is gone, though a hub was there before. ${putBack} parlour.lock ${begin}`)
  }
  if (!isWithoutTables(path)) return
  throw new StartFailure(
    wasHere
      ? `The store in ${dirname(path)} is empty, though a hub was there before. ${putBack} parlour.lock ${begin}`
      : `${path} holds no hub: it may be a copy without its -wal. ${putBack} the file ${begin}`,
  )
}

/** References to the open handles: without one, a handle would be closed when it is garbage collected. */
const openLocks: Database.Database[] = []

/** The largest page that SQLite has: a longer file holds more than the head of a database. */
const LARGEST_PAGE = 65_536

/** Whether a file holds no table, by itself or with what is written ahead beside it. */
function isWithoutTables(path: string): boolean {
  const { size } = statSync(path)
  if (size > LARGEST_PAGE) return false
  if (size === 0) return true
  const file = new Database(path)
  try {
    return file.prepare('select 1 from sqlite_master limit 1').get() === undefined
  } catch (error) {
    // Whatever else is wrong with it is said when the store is opened.
    if (error instanceof Database.SqliteError) return false
    throw error
  } finally {
    file.close()
  }
}

import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { StartFailure } from '../../failures/start-failure'

/** How long to wait for a server that is about to end. */
const PATIENCE = 3000
/** The store holds what only its own account may read: hashes of passwords, hands, packs. */
const PRIVATE = 0o700

/**
 * Keeps the folder of the embedded store to this process for as long as it lives: games are kept in memory, and a second
 * process would change them in the store alone. The system releases it when the process ends, however it ends. Returns
 * whether no other process has it. Refuses, with a `StartFailure`, an empty file in the place of a store that was there before.
 */
export function holdFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: PRIVATE })
  const path = join(folder, 'parlour.lock')
  if (existsSync(path) && isEmpty(join(folder, 'parlour.sqlite')))
    throw new StartFailure(
      `The store in ${folder} is empty, though a hub was there before. Put the backup in its place, or delete parlour.lock to begin with an empty hub.`,
    )
  const lock = new Database(path, { timeout: PATIENCE })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('begin exclusive')
    held.push(lock)
    return true
  } catch (error) {
    lock.close()
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}

/** Keeps the handle referenced: an unreferenced one would be closed. */
const held: Database.Database[] = []

const isEmpty = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.size === 0

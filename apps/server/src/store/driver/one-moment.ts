import { isPostgres } from './dialect'
import type { Db } from './store'

/**
 * Reads with several queries what stood together at one moment. Within a transaction they read in that: it
 * holds what may not change meanwhile. The embedded store has one process alone, which changes a game in its
 * turn.
 */
export const atOneMoment = <T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction || !isPostgres(db)
    ? read(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

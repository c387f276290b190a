/** What keeps a store from serving that works otherwise. */
export type Trouble = 'full' | 'away' | 'moved' | 'damaged'

/** The file of the embedded store is no longer where it was opened. */
export class StoreMoved extends Error {
  override readonly name = 'StoreMoved'
  readonly code = 'STORE_MOVED'
}

/** PostgreSQL does not answer, not even to a connection of its own. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  readonly code = 'STORE_AWAY'
}

/** What each code is about: SQLite's and the system's by their beginnings, PostgreSQL's by their classes. */
const OF_CODES: readonly (readonly [RegExp, Trouble])[] = [
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^(STORE_MOVED|SQLITE_READONLY_DBMOVED)$/, 'moved'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'damaged'],
  [/^(SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_BUSY)/, 'away'],
  [
    /^(STORE_AWAY|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
    'away',
  ],
  // Connection exceptions; too many connections; stopped or starting; a lock that was waited for too long;
  // read-only.
  [/^(08\w{3}|53[234]00|57P0[1-5]|57014|55P03|25006)$/, 'away'],
]
/** What the driver of PostgreSQL says without a code. */
const OF_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Returns what is wrong with the store if that caused an error; undefined for any other error. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const entry = OF_CODES.find(([codes]) => codes.test(code))
  if (entry !== undefined) return entry[1]
  if (OF_WORDS.test(error.message)) return 'away'
  if (error instanceof AggregateError) return troubleOf(error.errors[0])
  return troubleOf(error.cause)
}

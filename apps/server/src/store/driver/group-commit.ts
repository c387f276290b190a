import { setImmediate } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../tables'
import type { Tx } from './store'
import { runAtOnce } from './store-file'

type Work = (tx: Tx) => Promise<unknown>
interface QueuedWork {
  readonly work: Work
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
}
/** How a piece of work ended within the transaction that it shares. */
type WorkResult = { readonly value: unknown } | { readonly reason: unknown }

/** What stands around each piece of work. */
const [BEGIN, END, BACK] = [
  CompiledQuery.raw('savepoint work'),
  CompiledQuery.raw('release work'),
  CompiledQuery.raw('rollback to work'),
]

/**
 * Writes for a store with one connection, where every commit waits for the disk: all work that came in by the
 * time the process looked at every waiting socket shares a transaction, each piece behind a savepoint of its
 * own, and is answered once the one commit is on disk. A piece that fails undoes itself alone; a commit that
 * fails fails all of them.
 */
export function createGroupCommit(db: Kysely<Tables>) {
  let waiting: QueuedWork[] = []
  let running = false

  async function run(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      await setImmediate()
      const group = waiting
      waiting = []
      await commit(db, group)
    }
    running = false
  }
  return <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: (value) => resolve(value as T), reject })
      if (!running) void run()
    })
}

async function commit(db: Kysely<Tables>, group: readonly QueuedWork[]): Promise<void> {
  try {
    const ended = await db.transaction().execute((tx) => inTurn(tx, group))
    group.forEach(({ resolve, reject }, at) => {
      const end = ended[at]
      if (end !== undefined && 'value' in end) resolve(end.value)
      else reject(end?.reason)
    })
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}

async function inTurn(tx: Tx, group: readonly QueuedWork[]): Promise<readonly WorkResult[]> {
  const [only, ...others] = group
  if (only !== undefined && others.length === 0) return [{ value: await only.work(tx) }]
  const ended: WorkResult[] = []
  for (const { work } of group) {
    runAtOnce(tx, BEGIN)
    try {
      ended.push({ value: await work(tx) })
    } catch (reason) {
      // On a full disk the store undoes the whole transaction by itself: all its work fails for that reason.
      if (!isUndone(tx)) throw reason
      ended.push({ reason })
    }
    runAtOnce(tx, END)
  }
  return ended
}

/** Undoes a piece of work alone; false where the store has already undone the whole transaction. */
function isUndone(tx: Tx): boolean {
  try {
    runAtOnce(tx, BACK)
    return true
  } catch {
    return false
  }
}

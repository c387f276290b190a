import type { CardUpdateStatus } from '@parlour/protocol'
import { isGone } from './update-holder'
import type { Db, Store, Tx } from '../driver/store'
import { parsed } from '../driver/json'

const ID = 'cards'
/**
 * An update without a heartbeat for this long is no longer running: its process is gone. One of this machine
 * is seen at once.
 */
const PATIENCE = 60_000

const IDLE: CardUpdateStatus = {
  state: 'idle',
  filename: '',
  done: 0,
  total: 0,
  cards: 0,
  message: 'No update has run yet.',
}

/** The status of the running update, or of the last one. */
export async function readUpdate(db: Db): Promise<CardUpdateStatus> {
  const row = await db.selectFrom('card_updates').selectAll().where('id', '=', ID).executeTakeFirst()
  if (row === undefined) return IDLE
  const status = parsed<CardUpdateStatus>(row.state)
  const isBeating = row.heartbeat > Date.now() - PATIENCE && !isGone(row.holder)
  if (status.state !== 'running' || isBeating) return status
  return { ...status, state: 'failed', message: 'The update was interrupted. Nothing was changed.' }
}

interface UpdateClaim {
  readonly holder: string
  readonly first: CardUpdateStatus
  /** Stored together with it. */
  readonly also?: ((tx: Tx) => Promise<void>) | undefined
}

/** Reserves the one place for an update, unless another one runs; returns whether it did. */
export function takeUpdate(store: Store, { also, ...taking }: UpdateClaim): Promise<boolean> {
  return store.write(async (tx) => {
    const isTaken = await takePlace(tx, taking)
    if (isTaken) await also?.(tx)
    return isTaken
  })
}

async function takePlace(tx: Tx, { holder, first }: UpdateClaim): Promise<boolean> {
  const row = { id: ID, holder, state: JSON.stringify(first), heartbeat: Date.now() }
  const made = await tx
    .insertInto('card_updates')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n) return true
  // Whoever comes second waits here until the first one's row is written.
  await tx
    .updateTable('card_updates')
    .set((value) => ({ heartbeat: value.ref('heartbeat') }))
    .where('id', '=', ID)
    .execute()
  if ((await readUpdate(tx)).state === 'running') return false
  await tx.updateTable('card_updates').set(row).where('id', '=', ID).execute()
  return true
}

/** Stores the update's progress, if it is still this process's. */
export async function writeUpdate(db: Db, holder: string, status: CardUpdateStatus): Promise<void> {
  await db
    .updateTable('card_updates')
    .set({ state: JSON.stringify(status), heartbeat: Date.now() })
    .where('id', '=', ID)
    .where('holder', '=', holder)
    .execute()
}

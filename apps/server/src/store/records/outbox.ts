import type { Selectable } from 'kysely'
import { newId } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { OutboxTable } from '../tables'

/** A message to the chat service that is still to be sent. */
export type OutboxMessage = Selectable<OutboxTable>

/** Lays a message down to be sent from now on. */
export async function addMessage(
  tx: Tx,
  { channel, text, now }: { readonly channel: string; readonly text: string; readonly now: number },
): Promise<void> {
  await tx.insertInto('outbox').values({ id: newId(), channel, text, tries: 0, next_at: now }).execute()
}

/** The messages that are due, the oldest first. */
export const dueMessages = (db: Db, now: number, most: number): Promise<readonly OutboxMessage[]> =>
  db.selectFrom('outbox').selectAll().where('next_at', '<=', now).orderBy('next_at').limit(most).execute()

/** Counts one more try of a message and keeps it from others until then; returns whether nobody else took it meanwhile. */
export async function claimMessage(db: Db, message: OutboxMessage, until: number): Promise<boolean> {
  const result = await db
    .updateTable('outbox')
    .set({ next_at: until, tries: message.tries + 1 })
    .where('id', '=', message.id)
    .where('next_at', '=', message.next_at)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Puts off a message until then. */
export async function delayMessage(db: Db, id: string, until: number): Promise<void> {
  await db.updateTable('outbox').set({ next_at: until }).where('id', '=', id).execute()
}

export async function removeMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

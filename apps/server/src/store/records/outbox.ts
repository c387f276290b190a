import type { Selectable } from 'kysely'
import { newId } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { OutboxTable } from '../tables'

/** A message to the chat service that is still to be sent. */
export type OutboxMessage = Selectable<OutboxTable>

/** What a message is about: a person's part in a game. */
export interface OutboxSubject {
  readonly userId: string
  readonly gameId: string
}

/** Lays a message down to be sent from now on, in the place of one about the same that was not sent yet. */
export async function addMessage(
  tx: Tx,
  about: OutboxSubject,
  { channel, text, now }: { readonly channel: string; readonly text: string; readonly now: number },
): Promise<void> {
  await dropMessage(tx, about)
  const { userId: user_id, gameId: game_id } = about
  await tx
    .insertInto('outbox')
    .values({ id: newId(), channel, text, tries: 0, next_at: now, user_id, game_id })
    .execute()
}

/** Takes what was not sent yet of a person's part in a game out of the outbox. */
export async function dropMessage(tx: Tx, { userId, gameId }: OutboxSubject): Promise<void> {
  await tx.deleteFrom('outbox').where('game_id', '=', gameId).where('user_id', '=', userId).execute()
}

/** Takes what was not sent yet of a game out of the outbox. */
export async function dropMessagesOf(tx: Tx, gameId: string): Promise<void> {
  await tx.deleteFrom('outbox').where('game_id', '=', gameId).execute()
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

/** How many messages wait to be sent. */
export async function waitingMessages(db: Db): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select((of) => of.fn.countAll().as('n'))
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

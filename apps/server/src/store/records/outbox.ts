import type { Selectable } from 'kysely'
import { newId } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { OutboxTable } from '../notice-tables'

/** A message that is still to be sent outside of the hub. */
export type OutboxMessage = Selectable<OutboxTable>

/** What a message is about: a person's part in a game, or in a lobby. */
export interface OutboxSubject {
  readonly userId: string
  readonly gameId: string
  /** What of it: a message replaces those of the same topic alone. */
  readonly topic: string
}

/** A message to lay down: where to, in words, and for a channel of a person what happened. */
export interface NewMessage {
  /** The name at the chat service; empty for a channel of a person. */
  readonly channel: string
  readonly text: string
  readonly channelId?: string
  /** From when on it is to be sent, epoch ms. */
  readonly at: number
  readonly held?: OutboxTable['held']
  readonly again?: number | null
  readonly notice?: object
}

/** Lays messages down to be sent, in the place of those about the same that were not sent yet. */
export async function replaceMessages(
  tx: Tx,
  about: OutboxSubject,
  messages: readonly NewMessage[],
): Promise<void> {
  await dropMessage(tx, about)
  if (messages.length === 0) return
  const { userId: user_id, gameId: game_id, topic } = about
  const rows = messages.map(({ channel, text, channelId, notice, at, held = null, again = null }) => ({
    id: newId(),
    channel,
    text,
    tries: 0,
    next_at: at,
    user_id,
    game_id,
    channel_id: channelId ?? null,
    notice: notice === undefined ? null : JSON.stringify(notice),
    topic,
    held,
    again,
  }))
  await tx.insertInto('outbox').values(rows).execute()
}

/** Takes what was not sent yet of a person's part in a game out of the outbox. */
export async function dropMessage(tx: Tx, { userId, gameId, topic }: OutboxSubject): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .execute()
}

/**
 * Drops what was not sent yet to a person who has seen the game or lobby since, the course of a game apart:
 * that matters until it is answered.
 */
export async function dropSeen(
  tx: Tx,
  { userId, subjectId }: { readonly userId: string; readonly subjectId: string },
): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('game_id', '=', subjectId)
    .where('user_id', '=', userId)
    .where('topic', '!=', 'game')
    .execute()
}

/** Drops all notices of a game or lobby that there is no longer: those not sent yet, and what bells tell. */
export async function dropNoticesOf(tx: Tx, subjectId: string): Promise<void> {
  await tx.deleteFrom('outbox').where('game_id', '=', subjectId).execute()
  await tx.deleteFrom('bell_notices').where('subject_id', '=', subjectId).execute()
}

/** The messages that are due and were not held back, the oldest first. */
export const dueMessages = (db: Db, now: number, most: number): Promise<readonly OutboxMessage[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('next_at', '<=', now)
    .where('held', 'is', null)
    .orderBy('next_at')
    .limit(most)
    .execute()

/** The messages that were held back until now: all those of so many channels at most. */
export const heldMessages = (db: Db, now: number, mostChannels: number): Promise<readonly OutboxMessage[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('next_at', '<=', now)
    .where('held', 'is not', null)
    .where('channel_id', 'in', (due) =>
      due
        .selectFrom('outbox')
        .select('channel_id')
        .distinct()
        .where('next_at', '<=', now)
        .where('held', 'is not', null)
        .orderBy('channel_id')
        .limit(mostChannels),
    )
    .orderBy('next_at')
    .execute()

/**
 * Counts one more try of a message and keeps it from others until then; returns whether nobody else took it
 * meanwhile.
 */
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

/** Holds messages back until then, to be sent together with others. */
export async function holdMessages(
  db: Db,
  ids: readonly string[],
  { until, held }: { readonly until: number; readonly held: 'daily' | 'quiet' },
): Promise<void> {
  await db.updateTable('outbox').set({ next_at: until, held, tries: 0 }).where('id', 'in', ids).execute()
}

/** Lets a message that was held back be sent by itself. */
export async function releaseMessage(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox').set({ held: null }).where('id', '=', id).execute()
}

/**
 * Puts one message in the place of those of one channel that were held back, as far as they are still there.
 * It has an id of its own: a receiver that tells repetitions by it misses nothing that joined later.
 */
export async function combineMessages(
  tx: Tx,
  ids: readonly string[],
  combine: (messages: readonly OutboxMessage[]) => object,
): Promise<void> {
  const messages = await tx
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where('held', 'is not', null)
    .returningAll()
    .execute()
  const [first] = messages
  if (first === undefined) return
  const notice = JSON.stringify(combine([...messages].sort((a, b) => (a.id < b.id ? -1 : 1))))
  const together = { id: newId(), notice, game_id: null, topic: 'digest', held: null, again: null, tries: 0 }
  await tx
    .insertInto('outbox')
    .values({ ...first, ...together })
    .execute()
}

/** Has a message that was delivered sent again then, as a new one. */
export async function repeatMessage(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable('outbox').set({ id: newId(), next_at: at, tries: 0 }).where('id', '=', id).execute()
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

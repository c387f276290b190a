import type { Selectable } from 'kysely'
import type { NoticeChannelKind, NoticeKind, NoticeSoon } from '@parlour/protocol'
import { newId } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { NoticeChannelsTable } from '../tables'

/** How soon a person chose each kind of notice to come to a channel. */
export type NoticeChoices = Readonly<Partial<Record<NoticeKind, NoticeSoon>>>

export type StoredNoticeChannel = Omit<Selectable<NoticeChannelsTable>, 'kind' | 'choices'> & {
  readonly kind: NoticeChannelKind
  readonly choices: NoticeChoices
}

/** After this many messages in a row that were given up, a channel gets no more until one arrives again. */
export const PAUSED_AFTER = 3

const typed = (rows: readonly Selectable<NoticeChannelsTable>[]): readonly StoredNoticeChannel[] =>
  // Only `addChannel` writes the kind, and only `saveChoice` the choices.
  rows.map((row) => ({
    ...row,
    kind: row.kind as NoticeChannelKind,
    choices: JSON.parse(row.choices) as NoticeChoices,
  }))

/** Returns the channels of a person, the oldest first. */
export const channelsOf = async (db: Db, userId: string): Promise<readonly StoredNoticeChannel[]> =>
  typed(
    await db
      .selectFrom('notice_channels')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created')
      .orderBy('id')
      .execute(),
  )

/** Returns the channels of these people that are sent to: confirmed, not paused, of nobody deactivated. */
export async function activeChannelsOf(
  db: Db,
  userIds: readonly string[],
): Promise<readonly StoredNoticeChannel[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('notice_channels')
    .innerJoin('users', 'users.id', 'notice_channels.user_id')
    .selectAll('notice_channels')
    .where('notice_channels.user_id', 'in', userIds)
    .where('notice_channels.confirmed', '=', 1)
    .where('notice_channels.failures', '<', PAUSED_AFTER)
    .where('users.deactivated', '=', 0)
    .execute()
  return typed(rows)
}

/** Returns the ids of everybody who has a channel. */
export async function channelOwners(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('notice_channels').select('user_id').distinct().execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Returns a channel by its id. */
export async function channelById(db: Db, id: string): Promise<StoredNoticeChannel | undefined> {
  return typed(await db.selectFrom('notice_channels').selectAll().where('id', '=', id).execute())[0]
}

/** Stores a new channel; returns its id. */
export async function addChannel(
  tx: Tx,
  channel: Pick<StoredNoticeChannel, 'user_id' | 'kind' | 'address' | 'token' | 'target' | 'confirmed'>,
): Promise<string> {
  const id = newId()
  const unused = { delivered_at: null, failed_at: null, failure: null, failures: 0, choices: '{}' }
  await tx
    .insertInto('notice_channels')
    .values({ ...channel, ...unused, id, created: Date.now() })
    .execute()
  return id
}

/** Deletes a channel of a person and what waits for it. Returns whether there was one. */
export async function removeChannel(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('notice_channels')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) return false
  await tx.deleteFrom('outbox').where('channel_id', '=', id).execute()
  return true
}

/** Sets how soon one kind of notice comes to a channel of a person. Returns whether they have the channel. */
export async function saveChoice(
  tx: Tx,
  {
    id,
    userId,
    ...choice
  }: { readonly id: string; readonly userId: string; readonly kind: NoticeKind; readonly soon: NoticeSoon },
): Promise<boolean> {
  // Holds the row: of two choices at once, neither is lost.
  await tx
    .updateTable('notice_channels')
    .set((value) => ({ failures: value('failures', '+', 0) }))
    .where('id', '=', id)
    .execute()
  const channel = await channelById(tx, id)
  if (channel === undefined || channel.user_id !== userId) return false
  const choices = { ...channel.choices, [choice.kind]: choice.soon }
  await tx
    .updateTable('notice_channels')
    .set({ choices: JSON.stringify(choices) })
    .where('id', '=', id)
    .execute()
  return true
}

/** Makes a channel one that notices are sent to. Returns whether there is one. */
export async function confirmChannel(db: Db, id: string): Promise<boolean> {
  const result = await db
    .updateTable('notice_channels')
    .set({ confirmed: 1 })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes the channel if it is a browser. Returns whether it was one. */
export async function dropPush(db: Db, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('notice_channels')
    .where('id', '=', id)
    .where('kind', '=', 'push')
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Deletes a browser by the address of its pushes, whoever was signed in there. */
export async function removePushAt(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('notice_channels').where('kind', '=', 'push').where('address', '=', address).execute()
}

/** Records that a channel took a message. */
export async function noteDelivered(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('notice_channels')
    .set({ delivered_at: now, failures: 0 })
    .where('id', '=', id)
    .execute()
}

/** Records a failure of a channel; `isGivenUp` counts it against the channel. */
export async function noteFailure(
  db: Db,
  id: string,
  {
    failure,
    now,
    isGivenUp,
  }: { readonly failure: string; readonly now: number; readonly isGivenUp: boolean },
): Promise<void> {
  await db
    .updateTable('notice_channels')
    .set((of) => ({
      failed_at: now,
      failure,
      failures: isGivenUp ? of('failures', '+', 1) : of.ref('failures'),
    }))
    .where('id', '=', id)
    .execute()
}

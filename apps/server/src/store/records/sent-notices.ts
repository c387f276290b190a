import type { Selectable } from 'kysely'
import type { Db } from '../driver/store'
import type { SentNoticesTable } from '../notice-tables'

export type SentNotice = Selectable<SentNoticesTable>

const DAY = 24 * 60 * 60 * 1000
/** For how long a message that was sent is listed and stored, ms. */
const KEPT = 14 * DAY

/**
 * How many messages of a person are stored.
 * @internal
 */
export const SENT_SIZE = 50

/** Stores what came of a message, in the place of an earlier try's; the last 50 of a person stay. */
export async function keepSentNotice(db: Db, { id, ...sent }: SentNotice): Promise<void> {
  await db
    .insertInto('sent_notices')
    .values({ id, ...sent })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(sent))
    .execute()
  await db
    .deleteFrom('sent_notices')
    .where('user_id', '=', sent.user_id)
    .where('id', 'not in', (of) =>
      of
        .selectFrom('sent_notices')
        .select('id')
        .where('user_id', '=', sent.user_id)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(SENT_SIZE),
    )
    .execute()
}

/** Returns the messages to a person of the last 14 days, the newest first. */
export const sentNoticesOf = (db: Db, userId: string, now: number): Promise<readonly SentNotice[]> =>
  db
    .selectFrom('sent_notices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('at', '>', now - KEPT)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SENT_SIZE)
    .execute()

/** Deletes everybody's messages that are older than 14 days. */
export async function dropOldSentNotices(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sent_notices')
    .where('at', '<=', now - KEPT)
    .execute()
}

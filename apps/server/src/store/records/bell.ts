import type { Selectable } from 'kysely'
import { newId } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { BellNoticesTable } from '../notice-tables'

export type BellRow = Selectable<BellNoticesTable>

/**
 * How many notices of a person are stored.
 * @internal
 */
export const BELL_SIZE = 50

/** Stores notices, and deletes those of the same people beyond the last 50 each. */
export async function addToBell(
  tx: Tx,
  notices: readonly { readonly userId: string; readonly subjectId: string; readonly notice: object }[],
  now: number,
): Promise<void> {
  if (notices.length === 0) return
  const rows = notices.map(({ userId, subjectId, notice }) => ({
    id: newId(),
    user_id: userId,
    subject_id: subjectId,
    at: now,
    read_at: null,
    notice: JSON.stringify(notice),
  }))
  await tx.insertInto('bell_notices').values(rows).execute()
  for (const userId of new Set(notices.map((notice) => notice.userId)))
    await tx
      .deleteFrom('bell_notices')
      .where('user_id', '=', userId)
      .where('id', 'not in', (of) =>
        of
          .selectFrom('bell_notices')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(BELL_SIZE),
      )
      .execute()
}

/** Returns the notices of a person, the newest first. */
export const bellOf = (db: Db, userId: string): Promise<readonly BellRow[]> =>
  db
    .selectFrom('bell_notices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(BELL_SIZE)
    .execute()

/**
 * Marks notices of a person as read: all, or those about a game or lobby. Returns whether any was unread.
 */
export async function markBellRead(
  db: Db,
  { userId, subjectId, now }: { readonly userId: string; readonly subjectId?: string; readonly now: number },
): Promise<boolean> {
  let update = db
    .updateTable('bell_notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (subjectId !== undefined) update = update.where('subject_id', '=', subjectId)
  return (await update.executeTakeFirst()).numUpdatedRows > 0n
}

const noticesAbout = (db: Db, userId: string, subjectId: string) =>
  db.selectFrom('bell_notices').select('id').where('user_id', '=', userId).where('subject_id', '=', subjectId)

/** Whether a person has a notice about a game or lobby that they have not read. */
export const hasUnread = async (db: Db, userId: string, subjectId: string): Promise<boolean> =>
  (await noticesAbout(db, userId, subjectId).where('read_at', 'is', null).executeTakeFirst()) !== undefined

/** Whether a person got a notice about a game at a time or later, whether it is read or not. */
export async function hasNoticeSince(
  db: Db,
  about: { readonly userId: string; readonly subjectId: string; readonly since: number },
): Promise<boolean> {
  const { userId, subjectId, since } = about
  return (await noticesAbout(db, userId, subjectId).where('at', '>=', since).executeTakeFirst()) !== undefined
}

/**
 * Returns the ids of the games that changed at most `within` ms before the latest change of any game. Leaves
 * out killed games.
 */
export async function lastChanged(db: Db, within: number): Promise<readonly string[]> {
  const last = await db
    .selectFrom('games')
    .select((of) => of.fn.max('last_updated').as('at'))
    .executeTakeFirst()
  if (last === undefined || last.at === null) return []
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('killed', '=', 0)
    .where('last_updated', '>=', Number(last.at) - within)
    .execute()
  return rows.map(({ id }) => id)
}

/** Who is asked something in a game, and whether it is over. */
export interface GameStanding {
  readonly waiting: readonly string[]
  readonly isOver: boolean
}

/** Returns the standing of each of these games by its id. Leaves out killed games. */
export async function standingsOf(
  db: Db,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, GameStanding>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('games')
    .select(['id', 'waiting', 'game_over'])
    .where('id', 'in', gameIds)
    .where('killed', '=', 0)
    .execute()
  return new Map(
    rows.map(({ id, waiting, game_over }) => [
      id,
      { waiting: JSON.parse(waiting) as readonly string[], isOver: game_over === 1 },
    ]),
  )
}

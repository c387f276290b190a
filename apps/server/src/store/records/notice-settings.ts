import type { Selectable } from 'kysely'
import type { NoticeSettings, NoticeVolume } from '@parlour/protocol'
import type { Db, Tx } from '../driver/store'
import type { NoticeSettingsTable } from '../notice-tables'

/** What holds for whoever chose nothing. */
export const USUAL_SETTINGS: NoticeSettings = {
  zone: 'UTC',
  quiet: null,
  dailyAt: 18 * 60,
  later: 10,
  silentUntil: null,
}

/** Returns what people chose for their notices, by their ids; of those who chose nothing, nothing. */
export async function noticeSettingsOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeSettings>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.selectFrom('notice_settings').selectAll().where('user_id', 'in', userIds).execute()
  return new Map(rows.map((row) => [row.user_id, settingsIn(row)]))
}

const settingsIn = (row: Selectable<NoticeSettingsTable>): NoticeSettings => ({
  zone: row.zone,
  quiet: row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to },
  dailyAt: row.daily_at,
  later: row.later,
  silentUntil: row.silent_until === null ? null : Number(row.silent_until),
})

/** Stores what a person chose for their notices; messages held back by quiet hours are scheduled again. */
export async function saveNoticeSettings(
  tx: Tx,
  userId: string,
  { zone, quiet, dailyAt, later, silentUntil }: NoticeSettings,
): Promise<void> {
  const values = {
    zone,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    daily_at: dailyAt,
    later,
    silent_until: silentUntil,
  }
  await tx
    .insertInto('notice_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
  await tx
    .updateTable('outbox')
    .set({ next_at: Date.now() })
    .where('user_id', '=', userId)
    .where('held', '=', 'quiet')
    .execute()
}

/** Returns to whom of these people a game is muted or louder, by their ids. */
export async function volumesIn(
  db: Db,
  gameId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeVolume>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('notice_volumes')
    .select(['user_id', 'volume'])
    .where('game_id', '=', gameId)
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ user_id, volume }) => [user_id, volume]))
}

/** Returns the running games that are muted or louder to a person, with their names. */
export const volumesOf = (db: Db, userId: string) =>
  db
    .selectFrom('notice_volumes')
    .innerJoin('games', 'games.id', 'notice_volumes.game_id')
    .select(['games.id', 'games.name', 'notice_volumes.volume'])
    .where('notice_volumes.user_id', '=', userId)
    .where('games.game_over', '=', 0)
    .orderBy('games.id')
    .execute()

/** Makes a game muted, louder or usual to a person; a muted one sends nothing that waits. */
export async function setVolume(
  tx: Tx,
  {
    userId,
    gameId,
    volume,
  }: { readonly userId: string; readonly gameId: string; readonly volume: NoticeVolume },
): Promise<void> {
  const row = { user_id: userId, game_id: gameId }
  await tx.deleteFrom('notice_volumes').where('user_id', '=', userId).where('game_id', '=', gameId).execute()
  if (volume === 'usual') return
  await tx
    .insertInto('notice_volumes')
    .values({ ...row, volume })
    .execute()
  if (volume === 'muted')
    await tx.deleteFrom('outbox').where('user_id', '=', userId).where('game_id', '=', gameId).execute()
}

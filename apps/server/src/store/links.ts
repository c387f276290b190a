import type { GameSettings } from '@parlour/kernel'
import type { Transaction } from 'kysely'
import type { Db } from './connect'
import { parsed } from './json'
import type { Tables } from './tables'

/** Whether the user, and no bot in his place, has a seat in the game. */
export async function isSeated(db: Db, gameId: string, userId: string): Promise<boolean> {
  const seat = await db
    .selectFrom('game_players')
    .select('seat')
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .where('bot', 'is', null)
    .executeTakeFirst()
  return seat !== undefined
}

/** Ids of the games that are linked to a draft. */
export async function gamesLinkedTo(db: Db, draftId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('games').select('id').where('linked_draft_id', '=', draftId).execute()
  return rows.map((row) => row.id)
}

/** Links a game to a draft: in its settings, and in the column by which the draft finds it. */
export async function linkToDraft(tx: Transaction<Tables>, gameId: string, draftId: string): Promise<void> {
  const row = await tx
    .selectFrom('games')
    .select('settings')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  const settings = { ...parsed<GameSettings>(row.settings), linkedDraftId: draftId }
  await tx
    .updateTable('games')
    .set({ linked_draft_id: draftId, settings: JSON.stringify(settings) })
    .where('id', '=', gameId)
    .execute()
}

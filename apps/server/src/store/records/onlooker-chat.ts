import { newId } from '../driver/ids'
import type { Db } from '../driver/store'
import type { OnlookerChatTable } from '../onlooker-tables'

type LineRow = Omit<OnlookerChatTable, 'game_id'>

/** Returns the last lines that onlookers of a game said, the oldest first. */
export async function onlookerLines(db: Db, gameId: string, most: number): Promise<LineRow[]> {
  const rows = await db
    .selectFrom('onlooker_chat')
    .select(['id', 'author_id', 'author', 'seq', 'text', 'at'])
    .where('game_id', '=', gameId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}

export async function addOnlookerLine(db: Db, line: Omit<OnlookerChatTable, 'id' | 'at'>): Promise<void> {
  await db
    .insertInto('onlooker_chat')
    .values({ ...line, id: newId(), at: Date.now() })
    .execute()
}

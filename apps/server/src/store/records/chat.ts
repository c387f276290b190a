import type { ChatEntry } from '@parlour/protocol'
import { newId } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { ChatTable } from '../tables'

/** The chat of a game, oldest first. */
export async function chatOf(db: Db, gameId: string): Promise<ChatEntry[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'author', 'text', 'position', 'at'])
    .where('game_id', '=', gameId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ type: 'chat', ...row }))
}

export interface NewChat {
  readonly gameId: string
  readonly authorId: string
  readonly author: string
  readonly text: string
  readonly position: number
}
export async function addChat(db: Db, chat: NewChat): Promise<ChatEntry> {
  const { gameId, authorId, author, text, position } = chat
  const entry = { id: newId(), author, text, position, at: Date.now() }
  await db
    .insertInto('chat')
    .values({ ...entry, game_id: gameId, author_id: authorId })
    .execute()
  return { type: 'chat', ...entry }
}

/** Who wrote a line of a game's chat; undefined when there is no such line. */
export async function chatAuthor(
  db: Db,
  { gameId, chatId }: { readonly gameId: string; readonly chatId: string },
): Promise<string | undefined> {
  const line = await db
    .selectFrom('chat')
    .select('author_id')
    .where('id', '=', chatId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return line?.author_id
}

export async function removeChat(db: Db, chatId: string): Promise<void> {
  await db.deleteFrom('chat').where('id', '=', chatId).execute()
}

/** Adds lines of a game's chat as they were elsewhere. */
export async function addChatLines(tx: Tx, lines: readonly ChatTable[]): Promise<void> {
  if (lines.length > 0) await tx.insertInto('chat').values(lines).execute()
}

import type { ChatEntry } from '@parlour/protocol'
import { newId } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { ChatTable } from '../talk-tables'

/** How many lines of chat a game's page begins with, and how many more come at a time. */
const MOST_HOT = 2000

/** The whole chat of a game, oldest first. */
export async function chatOf(db: Db, gameId: string): Promise<ChatEntry[]> {
  return entriesOf(await linesOf(db, gameId).orderBy('at').orderBy('id').execute())
}

/**
 * The last lines of a game's chat, or those before one of them, oldest first, and whether there are older
 * ones.
 */
export async function lastChat(
  db: Db,
  gameId: string,
  before?: string,
): Promise<{ readonly entries: ChatEntry[]; readonly more: boolean }> {
  const line =
    before === undefined ? undefined : await linesOf(db, gameId).where('id', '=', before).executeTakeFirst()
  if (before !== undefined && line === undefined) return { entries: [], more: false }
  const rows = await linesOf(db, gameId)
    .$if(line !== undefined, (query) =>
      query
        .where('at', '<=', line?.at ?? 0)
        .where((is) => is.or([is('at', '<', line?.at ?? 0), is('id', '<', before ?? '')])),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_HOT + 1)
    .execute()
  return { entries: entriesOf(rows.slice(0, MOST_HOT).reverse()), more: rows.length > MOST_HOT }
}

const linesOf = (db: Db, gameId: string) =>
  db.selectFrom('chat').select(['id', 'author', 'text', 'position', 'at']).where('game_id', '=', gameId)

const entriesOf = (rows: readonly Omit<ChatEntry, 'type'>[]): ChatEntry[] =>
  rows.map((row) => ({ type: 'chat', ...row }))

/** How many lines of chat a game has. */
export async function countChat(db: Db, gameId: string): Promise<number> {
  const { lines } = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll().as('lines'))
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  return Number(lines)
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

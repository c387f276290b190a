import { newId } from '../driver/ids'
import type { Db, Tx } from '../driver/store'
import type { MomentCommentsTable } from '../talk-tables'

type CommentRow = Omit<MomentCommentsTable, 'game_id'>

/** Returns the comments on a game, by moment and then as they were written. */
export const commentsOf = (db: Db, gameId: string): Promise<readonly CommentRow[]> =>
  db
    .selectFrom('moment_comments')
    .select(['id', 'author_id', 'author', 'seq', 'text', 'at', 'edited_at'])
    .where('game_id', '=', gameId)
    .orderBy('seq')
    .orderBy('at')
    .orderBy('id')
    .execute()

export async function countComments(db: Db, gameId: string): Promise<number> {
  const { comments } = await db
    .selectFrom('moment_comments')
    .select(({ fn }) => fn.countAll().as('comments'))
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  return Number(comments)
}

export type NewComment = Pick<MomentCommentsTable, 'game_id' | 'author_id' | 'author' | 'seq' | 'text'>

export async function addComment(db: Db, comment: NewComment): Promise<CommentRow> {
  const row = { ...comment, id: newId(), at: Date.now(), edited_at: null }
  await db.insertInto('moment_comments').values(row).execute()
  return row
}

/** Returns who wrote a comment on a game; undefined when there is none of that id. */
export async function commentAuthor(
  db: Db,
  { gameId, commentId }: { readonly gameId: string; readonly commentId: string },
): Promise<string | undefined> {
  const comment = await db
    .selectFrom('moment_comments')
    .select('author_id')
    .where('id', '=', commentId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return comment?.author_id
}

export async function rewriteComment(db: Db, id: string, text: string): Promise<void> {
  await db.updateTable('moment_comments').set({ text, edited_at: Date.now() }).where('id', '=', id).execute()
}

export async function removeComment(db: Db, id: string): Promise<void> {
  await db.deleteFrom('moment_comments').where('id', '=', id).execute()
}

/** Moves comments on answers that are taken back to the last answer that stays. */
export async function moveComments(tx: Tx, gameId: string, keep: number): Promise<void> {
  await tx
    .updateTable('moment_comments')
    .set({ seq: keep })
    .where('game_id', '=', gameId)
    .where('seq', '>', keep)
    .execute()
}

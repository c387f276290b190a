import type { MomentComment } from '@parlour/protocol'
import type { Db } from '../store/driver/store'
import { commentsOf } from '../store/records/moment-comments'

type CommentRow = Awaited<ReturnType<typeof commentsOf>>[number]

/** Returns the comments on a game; those that a user wrote are marked. */
export const commentsFor = async (
  db: Db,
  gameId: string,
  userId: string | undefined,
): Promise<MomentComment[]> => (await commentsOf(db, gameId)).map((row) => wireComment(row, userId))

/** Returns a comment as a user receives it. */
export const wireComment = (row: CommentRow, userId: string | undefined): MomentComment => ({
  id: row.id,
  seq: row.seq,
  author: row.author,
  text: row.text,
  at: row.at,
  ...(row.edited_at === null ? {} : { edited: row.edited_at }),
  ...(row.author_id === userId ? { own: true as const } : {}),
})

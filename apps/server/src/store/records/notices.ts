import type { Tx } from '../driver/store'

/** Who was notified of which game and when, so that nobody is notified twice within an hour. */
interface NoticeKey {
  readonly userId: string
  readonly gameId: string
}

/**
 * Records that a user is notified of a game, unless they were after `since`. Returns whether it was recorded.
 */
export async function noteNotified(
  tx: Tx,
  { userId, gameId }: NoticeKey,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<boolean> {
  const noted = await tx
    .insertInto('notices')
    .values({ user_id: userId, game_id: gameId, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'game_id'])
        .doUpdateSet({ created_at: now })
        .where('notices.created_at', '<=', since),
    )
    .returning('user_id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Lets a user be notified of a game again. Returns whether they had been. */
export async function forgetNotified(tx: Tx, { userId, gameId }: NoticeKey): Promise<boolean> {
  const forgotten = await tx
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return forgotten.numDeletedRows > 0n
}

/** All that is noted of a game goes. */
export async function forgetGame(tx: Tx, gameId: string): Promise<void> {
  await tx.deleteFrom('notices').where('game_id', '=', gameId).execute()
}

import type { Tx } from '../driver/store'

/** Whom was told of which game when: nobody is told twice within a while. */
interface Told {
  readonly userId: string
  readonly gameId: string
}

/** Notes that a user is told of a game now, unless they were told after `since`; returns whether it is noted. */
export async function noteTold(
  tx: Tx,
  { userId, gameId }: Told,
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

/** A user may be told of a game again. */
export async function forgetTold(tx: Tx, { userId, gameId }: Told): Promise<void> {
  await tx.deleteFrom('notices').where('user_id', '=', userId).where('game_id', '=', gameId).execute()
}

/** All that is noted of a game goes. */
export async function forgetGame(tx: Tx, gameId: string): Promise<void> {
  await tx.deleteFrom('notices').where('game_id', '=', gameId).execute()
}

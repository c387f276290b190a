import type { Db, Tx } from '../driver/store'

/** Who may look at a game, as text, and what of it games are listed by. */
export interface StoredOnlookers {
  readonly gameId: string
  readonly onlookers: string
  readonly who: string | null
}

/** Stores who may look at a game without a seat. */
export async function saveOnlookers(tx: Tx, { gameId, onlookers, who }: StoredOnlookers): Promise<void> {
  const values = { onlookers, who }
  await tx
    .insertInto('game_onlookers')
    .values({ game_id: gameId, ...values })
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet(values))
    .execute()
}

/** Games that people of the hub may look at, running and without a seat of this user, the newest first. */
export async function gamesOpenTo(
  db: Db,
  userId: string,
  most: number,
): Promise<readonly { readonly id: string; readonly onlookers: string }[]> {
  return db
    .selectFrom('game_onlookers')
    .innerJoin('games', 'games.id', 'game_onlookers.game_id')
    .select(['games.id', 'game_onlookers.onlookers'])
    .where('game_onlookers.who', 'is not', null)
    .where('games.game_over', '=', 0)
    .where('games.killed', '=', 0)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('game_players')
            .select('game_players.seat')
            .whereRef('game_players.game_id', '=', 'games.id')
            .where('game_players.user_id', '=', userId)
            .where('game_players.bot', 'is', null),
        ),
      ),
    )
    .orderBy('games.id', 'desc')
    .limit(most)
    .execute()
}

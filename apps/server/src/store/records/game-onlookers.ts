import type { Tx } from '../driver/store'

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

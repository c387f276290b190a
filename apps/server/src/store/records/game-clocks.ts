import type { Db, Tx } from '../driver/store'

/** The clock of a game as text, and what of it is searched for. */
export interface StoredClock {
  readonly gameId: string
  readonly clock: string
  /** When it is looked at next; null where that is not foreseen. */
  readonly due: number | null
  readonly hasStandIn: boolean
}

/** Stores the clock of a game. */
export async function saveClock(tx: Tx, { gameId, clock, due, hasStandIn }: StoredClock): Promise<void> {
  const values = { clock, due, stands_in: hasStandIn ? (1 as const) : (0 as const) }
  await tx
    .insertInto('game_clocks')
    .values({ game_id: gameId, ...values })
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet(values))
    .execute()
}

/** Returns the ids of running games whose clocks are to be looked at by now, the longest due first. */
export async function dueClocks(db: Db, now: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game_clocks')
    .innerJoin('games', 'games.id', 'game_clocks.game_id')
    .select('games.id')
    .where('game_clocks.due', '<=', now)
    .where('games.game_over', '=', 0)
    .where('games.killed', '=', 0)
    .orderBy('game_clocks.due')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the ids of running games in which a bot answers for a person. */
export async function gamesWithStandIns(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game_clocks')
    .innerJoin('games', 'games.id', 'game_clocks.game_id')
    .select('games.id')
    .where('game_clocks.stands_in', '=', 1)
    .where('games.game_over', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}

import type { Db } from '../driver/store'

/** How many people can sign in. */
export async function countPeople(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((of) => of.fn.countAll().as('n'))
    .where('deactivated', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Whether several people were ever in one lobby that is still there, or in one game. */
export async function haveMet(db: Db): Promise<boolean> {
  const lobby = await db
    .selectFrom('lobby_users')
    .select('lobby_id')
    .groupBy('lobby_id')
    .having((of) => of.fn.countAll(), '>', 1)
    .limit(1)
    .executeTakeFirst()
  if (lobby !== undefined) return true
  const game = await db
    .selectFrom('game_players')
    .select('game_id')
    .where('bot', 'is', null)
    .groupBy('game_id')
    .having((of) => of.fn.countAll(), '>', 1)
    .limit(1)
    .executeTakeFirst()
  return game !== undefined
}

/** Whether there is a game of one of these kinds. */
export async function hasGameOf(db: Db, kinds: readonly string[]): Promise<boolean> {
  const game = await db
    .selectFrom('games')
    .select('id')
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst()
  return game !== undefined
}

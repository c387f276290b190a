import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Tables {
  games: { id: string; over_data: string | null; game_over: number }
  game_players: { game_id: string; name: string; won: number | null }
}

/**
 * Beside each seat of a finished game whether it won: 1 or 0, and nothing where nobody in particular did.
 * What people won is counted by it.
 */
export const whoWon: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('game_players').addColumn('won', 'integer').execute()
    const stores = db as Kysely<Tables>
    const over = await stores
      .selectFrom('games')
      .select(['id', 'over_data'])
      .where('game_over', '=', 1)
      .where('over_data', 'is not', null)
      .execute()
    for (const { id, over_data } of over) {
      const winners = winnersIn(over_data ?? '')
      if (winners.length === 0) continue
      await stores
        .updateTable('game_players')
        .set({ won: sql<number>`case when name in (${sql.join(winners)}) then 1 else 0 end` })
        .where('game_id', '=', id)
        .execute()
    }
  },
}

function winnersIn(overData: string): readonly string[] {
  const parsed: unknown = JSON.parse(overData)
  const winners: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'winners') : []
  return Array.isArray(winners) ? winners.filter((name) => typeof name === 'string') : []
}

import { applyDifference, type Difference, type Json } from '@parlour/kernel'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { parsed } from '../json'

/**
 * The step to the state after an answer stands with the answer, and no longer among others in the row of its
 * game, which every answer writes. Where there are steps, the state is stored whole again.
 */
export const stepsBesideAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('game_states')
      .addColumn('seq', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await keepWhole(db)
    await sql`update game_states set seq = (select seq from games where games.id = game_states.game_id)`.execute(
      db,
    )
    await db.schema.alterTable('games').dropColumn('steps').execute()
    await db.schema.alterTable('answers').addColumn('forth', 'text').execute()
  },
}

async function keepWhole(db: Kysely<unknown>): Promise<void> {
  const { rows: games } = await sql<{ id: string }>`select id from games where steps <> '[]'`.execute(db)
  for (const { id } of games) {
    const { rows } = await sql<{ state: string; steps: string }>`
      select state, steps from games join game_states on game_id = id where id = ${id}`.execute(db)
    for (const { state, steps } of rows) {
      const whole = parsed<readonly Difference[]>(steps).reduce<Json>(applyDifference, parsed<Json>(state))
      await sql`update game_states set state = ${JSON.stringify(whole)} where game_id = ${id}`.execute(db)
    }
  }
}

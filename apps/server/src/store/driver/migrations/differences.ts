import { defined, difference, type JsonObject } from '@parlour/kernel'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { parsed } from '../json'

interface StoredState {
  readonly seq: number
  readonly branch_id: number
  readonly state: string
}

/**
 * An answer keeps the difference from the state after it to the one before, and states are no longer kept.
 * Those that were kept become differences, as far back as they go without a gap.
 */
export const differences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('answers').addColumn('back', 'text').execute()
    const { rows: games } = await sql<{ id: string }>`select distinct game_id as id from checkpoints`.execute(
      db,
    )
    for (const { id } of games) await linkStates(db, id)
    await db.schema.dropTable('checkpoints').execute()
  },
}

async function linkStates(db: Kysely<unknown>, id: string): Promise<void> {
  const { rows } = await sql<StoredState>`
    select seq, branch_id, state from checkpoints where game_id = ${id}
    union all select seq, branch_id, state from games where id = ${id}
    order by seq desc`.execute(db)
  for (const [at, after] of rows.entries()) {
    const before = rows[at + 1]
    if (before?.seq !== after.seq - 1) return
    const back = JSON.stringify(backFrom(after, before))
    await sql`update answers set back = ${back} where game_id = ${id} and seq = ${after.seq}`.execute(db)
  }
}

function backFrom(after: StoredState, before: StoredState) {
  const state = difference(parsed<JsonObject>(after.state), parsed<JsonObject>(before.state))
  return { branchId: before.branch_id, ...defined({ state }) }
}

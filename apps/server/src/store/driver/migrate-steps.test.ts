import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Difference, difference } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../../../tests/fresh-database'
import { connectStore } from './connect'
import { migratorOf, migrateToLatest } from './migrate'

const GAME = 'a'.repeat(24)
const OTHER = 'b'.repeat(24)
const STATES = [{ total: 0 }, { total: 1, list: ['one'] }, { total: 2, list: ['one', 'two'] }] as const
const ROW = {
  kind: 'Toy',
  name: 'toy',
  rules_version: 1,
  version: 3,
  seq: 2,
  branch_id: 0,
  waiting: '[]',
  game_over: 0,
  killed: 0,
  created: 0,
  last_updated: 0,
}

it.each(['sqlite', 'postgres'] as const)(
  'a store on %s from before has the states of its games whole where steps led to them',
  async (kind) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'parlour-migrate-'))
    const database = kind === 'postgres' ? await freshDatabase() : undefined
    const store = connectStore({ databaseUrl: database?.url, dataFolder })
    const { db } = store
    try {
      await migratorOf(db).migrateTo('023-messages-of-games')
      const steps: readonly (Difference | undefined)[] = [
        difference(STATES[0], STATES[1]),
        difference(STATES[1], STATES[2]),
      ]
      const games = [
        { ...ROW, id: GAME, steps: JSON.stringify(steps) },
        { ...ROW, id: OTHER, steps: '[]' },
      ]
      const states = [
        { game_id: GAME, state: JSON.stringify(STATES[0]) },
        { game_id: OTHER, state: JSON.stringify(STATES[2]) },
      ]
      await db
        .insertInto('games')
        .values(games as never)
        .execute()
      await db
        .insertInto('game_states')
        .values(states as never)
        .execute()
      await migrateToLatest(db)
      const after = await db.selectFrom('game_states').selectAll().orderBy('game_id').execute()
      expect(after.map(({ state, ...rest }) => ({ ...rest, state: JSON.parse(state) as unknown }))).toEqual([
        { game_id: GAME, seq: 2, state: STATES[2] },
        { game_id: OTHER, seq: 2, state: STATES[2] },
      ])
    } finally {
      await store.close()
      await database?.drop()
      rmSync(dataFolder, { recursive: true, force: true })
    }
  },
)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../../../tests/fresh-database'
import type { Tables } from '../tables'
import { connectStore } from './connect'
import { migratorOf, migrateToLatest } from './migrate'
import type { Store } from './store'

const GAME = 'a'.repeat(24)
/** What of a game's row this test does not look at. */
const NEW_GAME = {
  rules_version: 1,
  version: 1,
  seq: 0,
  branch_id: 0,
  game_over: 1,
  created: 0,
  last_updated: 0,
}

describe.each(['sqlite', 'postgres'] as const)('the lists of a store on %s from before', (kind) => {
  let dataFolder: string
  let database: FreshDatabase | undefined
  let store: Store
  let db: Kysely<Tables>
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'parlour-migrate-'))
    database = kind === 'postgres' ? await freshDatabase() : undefined
    store = connectStore({ databaseUrl: database?.url, dataFolder })
    db = store.db
  })
  afterEach(async () => {
    await store.close()
    await database?.drop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it('knows beside each seat what lists ask of its game, and forgets who waits in lobbies that started', async () => {
    await migratorOf(db).migrateTo('016-ended-games')
    const killed = { ...NEW_GAME, killed: 1, kind: 'Toy', name: 'toy', waiting: '[]', steps: '[]' }
    await db
      .insertInto('games')
      .values({ ...killed, id: GAME } as never)
      .execute()
    const seat = { game_id: GAME, user_id: 'ann', seat: 0, name: 'ann', bot: null, deck_id: null, ended: 5 }
    await db
      .insertInto('game_players')
      .values(seat as never)
      .execute()
    const lobby = {
      name: 'x',
      game: null,
      options: null,
      users: '[]',
      user_id: 'ann',
      created: 0,
      game_id: null,
    }
    for (const [id, launched] of [
      ['started', 1],
      ['waiting', 0],
    ] as const) {
      await db
        .insertInto('lobbies')
        .values({ ...lobby, id, launched, rev: 0 } as never)
        .execute()
      await db.insertInto('lobby_users').values({ lobby_id: id, user_id: 'ann' }).execute()
    }
    await migrateToLatest(db)
    expect(await db.selectFrom('game_players').select(['kind', 'killed']).execute()).toEqual([
      { kind: 'Toy', killed: 1 },
    ])
    expect(await db.selectFrom('lobby_users').select('lobby_id').execute()).toEqual([{ lobby_id: 'waiting' }])
  })
})

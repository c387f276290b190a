import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cardSearch, cubeAll, deckList, gameChatAdd, gameFetch, userGames } from '@parlour/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../../../tests/fresh-database'
import { newCard, newCube } from '../../testing/magic'
import { startDraft } from '../../testing/play-draft'
import { finishedDraft } from '../../testing/play-match'
import { startHub, type TestHub } from '../../testing/test-hub'
import { openStore } from '../driver/connect'
import { moveStore, StoreMoveError } from './move-store'
import { MOVED_TABLES } from './moved-tables'

const folders = ['from', 'back'].map((name) => mkdtempSync(join(tmpdir(), `parlour-move-${name}-`)))
const [from = '', back = ''] = folders
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  await database.drop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** What somebody sees of a hub, without what differs by the moment. */
async function seenIn(hub: TestHub) {
  const { ann } = await hub.people('ann')
  const { games } = await ann.call(userGames, { userId: ann._id, state: 'all' })
  const whole = []
  for (const { _id: gameId } of games) {
    const { present: _present, ...game } = (await ann.call(gameFetch, { gameId })).game
    whole.push(game, (await ann.call(gameFetch, { gameId, upTo: 0 })).game.view)
  }
  const { decks } = await ann.call(deckList, { userId: ann._id })
  const { cubes } = await ann.call(cubeAll, {})
  const found = await ann.call(cardSearch, { query: 't:creature', distinct: true, source: 'all' })
  return { games, whole, decks, cubes, found }
}

it('carries a whole hub to PostgreSQL and back, every row the same', async () => {
  const hub = await startHub({ dataFolder: from })
  const { ann, bob } = await hub.people('ann', 'bob')
  await finishedDraft([ann, bob])
  const gameId = await startDraft([ann, bob])
  await ann.call(gameChatAdd, { gameId, text: 'Grüße 漢字 \\ " \' 🐉' })
  await newCard(ann, (await newCube(ann))._id, 'Moved')
  const { db } = hub.server.services.store
  const packs = async () => (await db.selectFrom('game_packs').select('game_id').execute()).length
  await expect.poll(packs).toBe(1)
  const before = await seenIn(hub)
  await hub.close()

  const there = { databaseUrl: database.url, dataFolder: '' }
  await moved({ dataFolder: from }, there)
  const onPostgres = await startHub({ databaseUrl: database.url })
  expect(await seenIn(onPostgres)).toEqual(before)
  // Cards that are made there get numbers of their own.
  const { ann: here } = await onPostgres.people('ann')
  await newCard(here, (await newCube(here))._id, 'Made there')
  const after = await seenIn(onPostgres)
  await onPostgres.close()
  await moved(there, { dataFolder: back })
  const again = await startHub({ dataFolder: back })
  expect(await seenIn(again)).toEqual(after)
  await again.close()
})

it('refuses a store that is not empty', async () => {
  const [one, other] = [await openStore({ dataFolder: from }), await openStore({ dataFolder: back })]
  await expect(moveStore(one, other)).rejects.toThrow(StoreMoveError)
  await one.close()
  await other.close()
})

it('knows every table that a store keeps', async () => {
  const store = await openStore({ dataFolder: from })
  const { rows } = await sql<{ name: string }>`select name from sqlite_master
    where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(store.db)
  const tables = rows
    .map(({ name }) => name)
    .filter((name) => !/^card_(search|texts|words|vocabulary)/.test(name))
  expect(tables.sort()).toEqual([...MOVED_TABLES].sort())
  await store.close()
})

type StoreAddress = Parameters<typeof openStore>[0]
async function moved(here: StoreAddress, there: StoreAddress): Promise<void> {
  const [one, other] = [await openStore(here), await openStore(there)]
  try {
    expect((await moveStore(one, other)).map(({ table }) => table)).toEqual(MOVED_TABLES)
  } finally {
    await one.close()
    await other.close()
  }
}

import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deckCreate, lobbyCreate, userAll } from '@parlour/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../../../tests/fresh-database'
import { type FrozenWay, frozenWay } from '../../../../../tests/frozen-way'
import { startHub, type TestHub } from '../../testing/test-hub'
import { troubleOf } from './trouble'

const FULL = 'The disk of the server is full, so nothing can be saved. Please tell whoever runs this hub.'
const GONE = 'The store of the server is gone, so nothing can be saved. Please tell whoever runs this hub.'
const AWAY = 'The store of the server does not answer. Please try again in a moment.'
const quiet = { config: { logLevel: 'silent' } } as const

const health = async (hub: TestHub) => {
  const response = await fetch(`${hub.address}/healthz`)
  const { message } = (await response.json()) as { readonly message?: string }
  return [response.status, message]
}
const refusedWith = async (hub: TestHub) => {
  const { http, body } = await hub.admin.send(lobbyCreate, {})
  return [http, body.message]
}

describe('the embedded store', () => {
  let hub: TestHub
  beforeEach(async () => {
    hub = await startHub(quiet)
  })
  afterEach(() => hub.close())

  it('says that the disk is full while it is, and why in the error that is logged', async () => {
    const { db, write } = hub.server.services.store
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
    await write((tx) => sql`create table filler (text text)`.execute(tx)).catch(() => undefined)
    const big = 'x'.repeat(100_000)
    const fill = () =>
      write((tx) =>
        tx.insertInto('sets').values({ code: big, name: big, set_type: '', released_at: '' }).execute(),
      )
    const errors = await Promise.allSettled([fill(), fill(), fill()])
    for (const end of errors)
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } })
    await expect(fill()).rejects.toThrow('database or disk is full')
    for (let room = 200; room > 0; room -= 1) {
      const [http, message] = await refusedWith(hub)
      if (http === 200) continue
      expect([http, message]).toEqual([503, FULL])
      break
    }
    expect(await refusedWith(hub)).toEqual([503, FULL])
    expect(await health(hub)).toEqual([503, FULL])
    expect((await hub.admin.send(userAll, {})).http).toBe(200)
    await sql`pragma max_page_count = 1000000`.execute(db)
    expect(await refusedWith(hub)).toEqual([200, undefined])
    expect(await health(hub)).toEqual([200, undefined])
  })

  it('says so as well when a write outside of any transaction meets it', async () => {
    const { store } = hub.server.services
    const { db } = store
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
    const big = 'x'.repeat(1_000_000)
    const values = { code: big, name: big, set_type: '', released_at: '' }
    await expect(db.insertInto('sets').values(values).execute()).rejects.toThrow('full')
    expect(store.trouble()).toBe('full')
    expect(await health(hub)).toEqual([503, FULL])
    await sql`pragma max_page_count = 1000000`.execute(db)
    expect(await health(hub)).toEqual([200, undefined])
  })
})

it('notices that its file was deleted or replaced, and takes nothing that would be lost', async () => {
  const dataFolder = join(process.cwd(), 'node_modules/.cache', `moved-${process.pid}`)
  mkdirSync(dataFolder, { recursive: true })
  const hub = await startHub({ ...quiet, dataFolder })
  const [file, aside] = [join(dataFolder, 'parlour.sqlite'), join(dataFolder, 'aside')]
  renameSync(file, aside)
  expect(await refusedWith(hub)).toEqual([503, GONE])
  expect((await hub.admin.send(deckCreate, {})).body.message).toBe(GONE)
  expect(await health(hub)).toEqual([503, GONE])
  renameSync(aside, file)
  expect(await refusedWith(hub)).toEqual([200, undefined])
  expect(await health(hub)).toEqual([200, undefined])
  await hub.close()
  rmSync(dataFolder, { recursive: true })
})

describe('PostgreSQL', () => {
  let database: FreshDatabase
  let way: FrozenWay
  let hub: TestHub
  beforeEach(async () => {
    database = await freshDatabase()
    way = await frozenWay(database.url)
    hub = await startHub({ ...quiet, databaseUrl: way.url })
  })
  afterEach(async () => {
    await hub.close()
    await way.close().catch(() => undefined)
    await database.drop()
  })

  it.each(['freeze', 'cut'] as const)(
    'is said to be away soon (%s), and everything goes on when it is back',
    async (how) => {
      await way[how]()
      expect(await refusedWith(hub)).toEqual([503, AWAY])
      expect(await Promise.all([refusedWith(hub), refusedWith(hub)])).toEqual([
        [503, AWAY],
        [503, AWAY],
      ])
      expect((await health(hub))[0]).toBe(503)
      await way.open()
      await expect.poll(() => refusedWith(hub)).toEqual([200, undefined])
      expect(await health(hub)).toEqual([200, undefined])
    },
  )

  it('lets calls wait for their turn while it answers, however busy it is', async () => {
    const { db } = hub.server.services.store
    // Every connection but the one that listens is taken, for longer than PostgreSQL may be silent.
    const busy = Array.from({ length: 11 }, () => sql`select pg_sleep(4)`.execute(db))
    const replies = await Promise.all([refusedWith(hub), refusedWith(hub), ...busy])
    expect(replies.slice(0, 2)).toEqual([
      [200, undefined],
      [200, undefined],
    ])
  })

  it('is not kept by one query for long', async () => {
    const { db } = hub.server.services.store
    expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '30s' }])
    const late = db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '50ms'`.execute(tx)
      await sql`select pg_sleep(600)`.execute(tx)
    })
    expect(troubleOf(await late.catch((error: unknown) => error))).toBe('away')
    expect(await refusedWith(hub)).toEqual([200, undefined])
  })

  it('closes cleanly while it does not respond', async () => {
    way.freeze()
    await hub.close()
    await expect(fetch(hub.address)).rejects.toThrow('fetch failed')
  })
})

it('a start says that a store is newer than the server, and what to do', async () => {
  const dataFolder = join(process.cwd(), 'node_modules/.cache', `newer-${process.pid}`)
  const hub = await startHub({ ...quiet, dataFolder })
  const { db } = hub.server.services.store
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2100-01-01T00:00:00.000Z')`.execute(
    db,
  )
  await hub.close()
  await expect(startHub({ ...quiet, dataFolder })).rejects.toThrow(
    `The store in ${dataFolder} was written by a newer version of Parlour. Update this one, or restore the backup that was made before the update.`,
  )
  rmSync(dataFolder, { recursive: true })
})

it.each([
  [Object.assign(new Error('x'), { code: '57P01' }), 'away'],
  [new Error('outer', { cause: Object.assign(new Error('x'), { code: '53100' }) }), 'full'],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), 'away'],
  [Object.assign(new Error('x'), { code: 'SQLITE_CORRUPT_INDEX' }), 'damaged'],
  [Object.assign(new Error('duplicate'), { code: '23505' }), undefined],
  [new Error('a bug'), undefined],
])('distinguishes faults of the store from faults of a query: %#', (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble)
})

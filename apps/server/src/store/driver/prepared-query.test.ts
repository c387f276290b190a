import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, type SqliteStatement } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../../tests/fresh-database'
import type { Tables } from '../tables'
import { openStore } from './connect'
import { createGroupCommit } from './group-commit'
import { writeLast } from './pipelined'
import { prepared } from './prepared-query'
import { sqliteDialect } from './store-file'

const aSet = (code: string) => ({ code, name: `Set ${code}`, set_type: 'core', released_at: '' })
const addSet = prepared((db, set: ReturnType<typeof aSet>) =>
  db
    .insertInto('sets')
    .values({ code: set.code, name: set.name, set_type: set.set_type, released_at: set.released_at }),
)

/** The same query as any other part of the program may have it. */
const nameQuery = () =>
  prepared((db, { code }: { readonly code: string }) =>
    db.selectFrom('sets').select('name').where('code', '=', code),
  )

describe('on PostgreSQL', () => {
  async function onFresh(
    work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<void>,
  ): Promise<void> {
    const database = await freshDatabase()
    const store = await openStore({ databaseUrl: database.url, dataFolder: '' })
    try {
      await work(store)
    } finally {
      await store.close()
      await database.drop()
    }
  }
  const codes = async ({ db }: Awaited<ReturnType<typeof openStore>>) =>
    (await db.selectFrom('sets').select('code').orderBy('code').execute()).map((row) => row.code)

  it('prepared queries take the values of each run, also those that two servers of one process share', async () => {
    const [one, other] = [nameQuery(), nameQuery()]
    const more = prepared((db, { code }: { readonly code: string }) =>
      db.selectFrom('sets').select('set_type').where('code', '=', code),
    )
    for (const pass of ['first', 'second'])
      await onFresh(async (store) => {
        for (const code of ['a', 'b']) await store.db.executeQuery(addSet.with(store.db, aSet(code)))
        expect([pass, await one.read(store.db, { code: 'b' })]).toEqual([pass, [{ name: 'Set b' }]])
        expect(await other.read(store.db, { code: 'a' })).toEqual([{ name: 'Set a' }])
        expect(await more.read(store.db, { code: 'a' })).toEqual([{ set_type: 'core' }])
      })
  })

  it('what is written last comes with the commit, or fails it', async () => {
    await onFresh(async (store) => {
      const add = (...added: readonly string[]) =>
        store.write(async (tx) => {
          for (const code of added) await writeLast(tx, addSet.with(tx, aSet(code)))
          return added.length
        })
      expect(await add('a', 'b')).toBe(2)
      await expect(add('c', 'a', 'd')).rejects.toThrow('duplicate key')
      expect(await codes(store)).toEqual(['a', 'b'])
      await expect(
        store.write(async (tx) => {
          await writeLast(tx, addSet.with(tx, aSet('e')))
          throw new Error('refused')
        }),
      ).rejects.toThrow('refused')
      // The connection that it had is used again.
      expect(await Promise.all(Array.from({ length: 20 }, (_, at) => add(`f${at}`)))).toHaveLength(20)
      expect(await codes(store)).toHaveLength(22)
      expect(await codes(store)).not.toContain('e')
    })
  })
})

describe('on the embedded store', () => {
  it('a prepared query sees what its own transaction wrote, and of others what they have committed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-prepared-'))
    const store = await openStore({ dataFolder: folder })
    onTestFinished(async () => {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    })
    const name = nameQuery()
    const seen: unknown[] = []
    let outside: Promise<unknown> = Promise.resolve()
    const failed = store.write(async (tx) => {
      await writeLast(tx, addSet.with(tx, aSet('a')))
      seen.push(await name.read(tx, { code: 'a' }))
      outside = name.read(store.db, { code: 'a' }).then((rows) => seen.push(rows))
      throw new Error('refused')
    })
    await expect(failed).rejects.toThrow('refused')
    await outside
    expect(seen).toEqual([[{ name: 'Set a' }], []])
    await store.write((tx) => writeLast(tx, addSet.with(tx, aSet('b'))))
    expect(await name.read(store.db, { code: 'b' })).toEqual([{ name: 'Set b' }])
  })

  it('a prepared query that fails fails its transaction, which the store may have undone by itself', async () => {
    const file = new Database(':memory:')
    file.exec('create table sets (code text, name text, set_type text, released_at text)')
    let isBroken = true
    const all = (statement: SqliteStatement, parameters: readonly unknown[]) => {
      if (!isBroken) return statement.all(parameters)
      isBroken = false
      file.exec('rollback')
      throw new Error('disk I/O error')
    }
    const prepare = (text: string): SqliteStatement => {
      const statement = file.prepare<unknown[]>(text) as SqliteStatement
      return {
        reader: statement.reader,
        all: (parameters) => all(statement, parameters),
        run: (parameters) => statement.run(parameters),
        iterate: (parameters) => statement.iterate(parameters),
      }
    }
    const db = new Kysely<Tables>({
      dialect: sqliteDialect(file, { prepare, close: () => void file.close() }),
    })
    const written = createGroupCommit(db)(async (tx) => {
      await nameQuery().read(tx, { code: 'a' })
      await writeLast(tx, addSet.with(tx, aSet('a')))
    })
    await expect(written).rejects.toThrow('disk I/O error')
    expect(await nameQuery().read(db, { code: 'a' })).toEqual([])
    await db.destroy()
  })
})

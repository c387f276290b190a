import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, sql, type SqliteStatement } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from './connect'
import type { Store } from './store'
import { createGroupCommit } from './group-commit'
import { sqliteDialect } from './store-file'
import type { Tables } from '../tables'

describe('writes that share a commit', () => {
  let folder: string
  let store: Store
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-group-'))
    store = await openStore({ dataFolder: folder })
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const add = (code: string, fails = false) =>
    store.write(async (tx) => {
      await tx.insertInto('sets').values({ code, name: code, set_type: 'core', released_at: '' }).execute()
      if (fails) throw new Error(`no ${code}`)
      return code
    })
  const codes = async () =>
    (await store.db.selectFrom('sets').select('code').orderBy('code').execute()).map((row) => row.code)

  it('answers each with its own result, in order', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map((code) => add(code)))).toEqual(['a', 'b', 'c'])
    expect(await codes()).toEqual(['a', 'b', 'c'])
  })

  it('undoes a failing one alone', async () => {
    const ends = await Promise.allSettled([add('a'), add('b', true), add('c'), add('a')])
    expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(await codes()).toEqual(['a', 'c'])
  })

  it('continues after a group in which everything failed', async () => {
    await expect(add('a', true)).rejects.toThrow('no a')
    expect(await add('b')).toBe('b')
  })

  it('takes what came meanwhile into the next commit', async () => {
    const first = add('a')
    const later = first.then(() => Promise.all([add('b'), add('c')]))
    await later
    expect(await codes()).toEqual(['a', 'b', 'c'])
  })
})

describe('requests that arrive at the same time', () => {
  it('share one commit', async () => {
    const file = new Database(':memory:')
    file.exec('create table notes (text text)')
    const begun: string[] = []
    const prepare = (sql: string) => {
      if (sql === 'begin') begun.push(sql)
      return file.prepare<unknown[]>(sql) as SqliteStatement
    }
    const database = { prepare, close: () => void file.close() }
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file, database) })
    const write = createGroupCommit(db)
    const add = () => write(async (tx) => void (await sql`insert into notes values ('a')`.execute(tx)))
    // Each in a turn of its own, as sockets are read, all of them before the process looks at what to do
    // next.
    await Promise.all([1, 2, 3].map(() => new Promise((resolve) => setImmediate(() => resolve(add())))))
    expect(begun).toHaveLength(1)
    expect(file.prepare('select count(*) as n from notes').get()).toEqual({ n: 3 })
    await db.destroy()
  })
})

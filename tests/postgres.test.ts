import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from './fresh-database'

describe('the PostgreSQL of a test run', () => {
  let first: FreshDatabase
  let second: FreshDatabase

  beforeAll(async () => {
    first = await freshDatabase()
    second = await freshDatabase()
  })
  afterAll(async () => {
    await first.drop()
    await second.drop()
  })

  async function query(database: FreshDatabase, sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }

  it('is a real server that keeps rows', async () => {
    await query(first, `create table card (name text); insert into card values ('Æther 龍')`)
    expect(await query(first, 'select name from card')).toEqual([{ name: 'Æther 龍' }])
  })

  it('gives each file a database of its own', async () => {
    await query(first, 'create table if not exists mine (id int)')
    await expect(query(second, 'select * from mine')).rejects.toThrow('does not exist')
  })
})

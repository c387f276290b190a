import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of one test file. */
export interface FreshDatabase {
  readonly name: string
  /** What `DATABASE_URL` would be. */
  readonly url: string
  /** Drops it, closing whatever is still connected. */
  drop(): Promise<void>
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * Makes a database on the PostgreSQL of this test run, empty or as another one is that nobody uses; call
 * `drop` in an `afterAll`.
 */
export async function freshDatabase(from = 'template1'): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(`create database ${name} template ${from}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => asSuperuser(`drop database ${name} with (force)`) }
}

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

/** The address of this test run's PostgreSQL. Throws with what stood in its way when it does not start. */
export async function postgresUrl(): Promise<string> {
  const answer = await fetch(inject('postgresStarter'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: await postgresUrl() })
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
  const url = new URL(await postgresUrl())
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => asSuperuser(`drop database ${name} with (force)`) }
}

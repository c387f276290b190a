import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../tests/fresh-database'
import { answerAll, keptPicks } from '../testing/answer-all'
import { startDraft } from '../testing/play-draft'
import { startHub } from '../testing/test-hub'

/** How many connections are broken; enough that some break during a commit. */
const BROKEN = 25

/** Breaks connections that are just used, until enough were or the work is done; returns how many. */
async function breakConnections(url: string, isDone: () => boolean): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let broken = 0
  while (broken < BROKEN && !isDone()) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and pid <> pg_backend_pid() and (state = 'active' or state like 'idle in%')`,
    )
    broken += rowCount ?? 0
    await setTimeout(20)
  }
  await client.end()
  return broken
}

it('an answer whose connection to PostgreSQL breaks can be sent again, and is stored once', async () => {
  const database = await freshDatabase()
  const hub = await startHub({ databaseUrl: database.url, config: { logLevel: 'silent' } })
  onTestFinished(async () => {
    await hub.close()
    await database.drop()
  })
  const people = Object.values(await hub.people('ann', 'bob', 'cat', 'dan'))
  const gameIds = [await startDraft(people, { packSize: 8 }), await startDraft(people, { packSize: 8 })]
  let done = false
  const work = Promise.all(
    gameIds.map((id) => Promise.all(people.map((person) => answerAll(() => person, id)))),
  )
  const breaking = breakConnections(database.url, () => done)
  const acknowledged = await work
  done = true
  expect(await breaking).toBeGreaterThan(0)
  for (const [at, gameId] of gameIds.entries())
    for (const [n, person] of people.entries())
      expect(await keptPicks(person, gameId)).toEqual(acknowledged[at]?.[n])
})

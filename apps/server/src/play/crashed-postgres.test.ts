import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../../../tests/postgres-cluster'
import { answerAll, countdown, keptPicks } from '../testing/answer-all'
import { startDraft } from '../testing/play-draft'
import { startHub } from '../testing/test-hub'

/** How many answers are acknowledged before the store crashes in the midst of others. */
const BEFORE_THE_END = 12

it('a PostgreSQL that crashes under load keeps every acknowledged answer, and games go on once it is back', async () => {
  const cluster = await startPostgres({ durable: true })
  onTestFinished(() => cluster.stop())
  const hub = await startHub({ databaseUrl: cluster.url, config: { logLevel: 'silent' } })
  onTestFinished(() => hub.close())
  const people = Object.values(await hub.people('ann', 'bob', 'cat', 'dan'))
  const gameId = await startDraft(people, { packSize: 8 })
  const { heard, reached } = countdown(BEFORE_THE_END)
  const work = Promise.all(people.map((person) => answerAll(() => person, gameId, heard)))
  await reached
  await cluster.crash()
  const { status } = await fetch(`${hub.address}/healthz`)
  expect(status).toBe(503)
  await cluster.restart()
  const acknowledged = await work
  for (const [seat, person] of people.entries())
    expect(await keptPicks(person, gameId)).toEqual(acknowledged[seat])
  expect((await fetch(`${hub.address}/healthz`)).status).toBe(200)
})

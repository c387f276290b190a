import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../tests/fresh-database'
import { serverBundle } from '../../../../tests/server-bundle'
import { startServerProcess } from '../../../../tests/server-process'
import { answerAll, countdown, keptPicks } from '../testing/answer-all'
import { afterPush, follow } from '../testing/follow'
import { fetchDraft, startDraft } from '../testing/play-draft'
import { openPage, personOf, startHub } from '../testing/test-hub'

/** How many answers are acknowledged before one of the servers is killed in the midst of others. */
const BEFORE_THE_END = 12

it('of two servers on one PostgreSQL one is killed: the other plays on with everybody, and nothing acknowledged is lost', async () => {
  const database = await freshDatabase()
  const hub = await startHub({ databaseUrl: database.url })
  onTestFinished(async () => {
    await hub.close()
    await database.drop()
  })
  const env = { DATABASE_URL: database.url, LOG_LEVEL: 'error', PARLOUR_WRITES_PER_SECOND: '0' }
  const other = await startServerProcess({ bundle: await serverBundle(), env })
  onTestFinished(() => other.crash())
  const people = Object.values(await hub.people('ann', 'bob', 'cat', 'dan'))
  const gameIds = [await startDraft(people, { packSize: 8 }), await startDraft(people, { packSize: 8 })]
  const [first = ''] = gameIds
  const [ann] = people
  if (ann === undefined) throw new Error('nobody plays')
  const page = await openPage(hub.address, ann.token)
  await page.watch({ kind: 'game', id: first })
  let followed = follow(await fetchDraft(ann, first))

  let killed = false
  const { heard, reached } = countdown(BEFORE_THE_END)
  const work = gameIds.map((gameId) =>
    Promise.all(
      people.map((person, seat) => {
        const there = personOf(other.url, person)
        return answerAll(() => (seat % 2 === 0 || killed ? person : there), gameId, heard)
      }),
    ),
  )
  await reached
  const gone = other.crash()
  // A proxy notices a server that is gone, and sends its people to another.
  killed = true
  await gone
  const acknowledged = await Promise.all(work)
  for (const [at, gameId] of gameIds.entries())
    for (const [seat, person] of people.entries())
      expect(await keptPicks(person, gameId)).toEqual(acknowledged[at]?.[seat])
  const now = await fetchDraft(ann, first)
  while (followed.seq < now.seq)
    followed = afterPush(followed, await page.next('game')) ?? follow(await fetchDraft(ann, first))
  expect(followed).toEqual(follow(now))
  page.close()
})

import { expect, it, onTestFinished } from 'vitest'
import { postgresUrl } from '../../../../tests/fresh-database'
import { connectStore } from '../store/driver/connect'
import { MOVED_TABLES } from '../store/move/moved-tables'
import { sumOf } from '../store/move/table-rows'
import { answerAll, countdown, keptPicks } from '../testing/answer-all'
import { type Backups, embeddedBackups, noPostgresBackups, postgresBackups } from '../testing/backups'
import { startDraft } from '../testing/play-draft'
import { personOf, startHub, type TestHub } from '../testing/test-hub'

/** How many answers are acknowledged before the backup begins, in the midst of others. */
const BEFORE_THE_BACKUP = 12

/** A hub that is there until the end of the test. */
async function hubIn(place: Backups['place']): Promise<TestHub> {
  const hub = await startHub(place)
  onTestFinished(() => hub.close())
  return hub
}

/** All that is stored in a place, summed up by table. */
async function sumsIn(place: Backups['place']) {
  const store = connectStore({ dataFolder: '', ...place })
  const sums = []
  for (const table of MOVED_TABLES) sums.push([table, await sumOf(store.db, table)])
  await store.close()
  return sums
}

it.for(['the embedded store', 'PostgreSQL'] as const)(
  'a backup of %s that is made under load holds every answer acknowledged before it, and restored, its games go on',
  async (kind, test) => {
    const why = kind === 'PostgreSQL' ? await noPostgresBackups(await postgresUrl()) : undefined
    if (why !== undefined) test.skip(why)
    const { place, backUp } = await (kind === 'PostgreSQL' ? postgresBackups() : embeddedBackups())
    const hub = await hubIn(place)
    const people = Object.values(await hub.people('ann', 'bob', 'cat', 'dan'))
    const gameId = await startDraft(people, { numPacks: 2, packSize: 8, bots: 2 })
    const acknowledged = people.map((): unknown[] => [])
    const { heard, reached } = countdown(BEFORE_THE_BACKUP)
    const work = Promise.all(
      people.map((person, seat) =>
        answerAll(
          () => person,
          gameId,
          (pick) => {
            acknowledged[seat]?.push(pick)
            heard()
          },
        ),
      ),
    )
    await reached
    const sure = acknowledged.map((picks) => [...picks])
    const restore = await backUp()
    await work

    const again = await hubIn(await restore())
    const there = people.map((person) => personOf(again.address, person))
    for (const [seat, person] of there.entries()) {
      const storedPicks = await keptPicks(person, gameId)
      expect(storedPicks.slice(0, sure[seat]?.length)).toEqual(sure[seat])
      expect(storedPicks).toEqual(acknowledged[seat]?.slice(0, storedPicks.length))
    }
    await Promise.all(there.map((person) => answerAll(() => person, gameId)))
    for (const person of there) expect(await keptPicks(person, gameId)).toHaveLength(16)
  },
)

it('a PostgreSQL that is backed up and restored has every row', async (test) => {
  const why = await noPostgresBackups(await postgresUrl())
  if (why !== undefined) test.skip(why)
  const { place, backUp } = await postgresBackups()
  const hub = await startHub(place)
  const people = Object.values(await hub.people('ann', 'bob'))
  const gameId = await startDraft(people)
  await Promise.all(people.map((person) => answerAll(() => person, gameId)))
  await hub.close()
  const restored = await (await backUp())()
  expect(await sumsIn(restored)).toEqual(await sumsIn(place))
})

import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { answerAll, countdown, keptPicks } from '../testing/answer-all'
import { startDraft } from '../testing/play-draft'
import { personOf, startHub } from '../testing/test-hub'

/** How many answers are acknowledged before the backup begins, in the midst of others. */
const BEFORE_THE_BACKUP = 12

it('a backup that is made under load holds every answer acknowledged before it, and restored, its games go on', async () => {
  const folders = ['used', 'restored'].map((name) => mkdtempSync(join(tmpdir(), `parlour-${name}-`)))
  const [used = '', restored = ''] = folders
  onTestFinished(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })
  const hub = await startHub({ dataFolder: used })
  onTestFinished(() => hub.close())
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
  const copy = join(used, 'copy.sqlite')
  await promisify(execFile)(process.execPath, ['scripts/backup.mjs', copy], {
    env: { ...process.env, PARLOUR_DATA: used, DATABASE_URL: '' },
  })
  await work

  copyFileSync(copy, join(restored, 'parlour.sqlite'))
  const again = await startHub({ dataFolder: restored })
  onTestFinished(() => again.close())
  const there = people.map((person) => personOf(again.address, person))
  for (const [seat, person] of there.entries()) {
    const kept = await keptPicks(person, gameId)
    expect(kept.slice(0, sure[seat]?.length)).toEqual(sure[seat])
    expect(kept).toEqual(acknowledged[seat]?.slice(0, kept.length))
  }
  await Promise.all(there.map((person) => answerAll(() => person, gameId)))
  for (const person of there) expect(await keptPicks(person, gameId)).toHaveLength(16)
})

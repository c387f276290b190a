import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredStory } from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lineText } from '@parlour/kernel'
import type { RunningGame } from '../play/running-game'
import { openStore } from '../store/driver/connect'
import type { Store } from '../store/driver/store'
import { recordings } from '../testing/recordings'
import { stepped, storeBegun } from '../testing/store-recorded'
import { makeStory } from './make-story'

const folder = mkdtempSync(join(tmpdir(), 'parlour-stories-'))
let store: Store
beforeAll(async () => {
  store = await openStore({ dataFolder: folder })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function recordedStory(
  file: string,
): Promise<{ readonly game: RunningGame; readonly story: StoredStory }> {
  const [, recording] = recordings.find(([name]) => name === `${file}.json`) ?? []
  if (recording === undefined) throw new Error('there is no such recording')
  const begun = await storeBegun(store, recording.settings)
  const game = await store.write(async (tx) => {
    let now = begun
    for (const answer of recording.answers) now = await stepped(tx, now, answer)
    return now
  })
  if (game.rules.story === undefined) throw new Error('the game has no story')
  return { game, story: await makeStory(store.db, game, game.rules.story) }
}

const FILES = ['innovation-2', 'innovation-3', 'innovation-4', 'tyrants-2', 'tyrants-3', 'tyrants-4']

it.each(FILES)('%s is told from its stored moments as it was played', async (file) => {
  const { game, story } = await recordedStory(file)
  const { answers, seats, charts, turningPoints, ending, rounds } = story
  expect(answers).toBe(game.answers.length)
  expect(ending.winners).toEqual(game.overData?.winners)
  expect(new Set(seats)).toEqual(new Set(game.settings.players.map(({ name }) => name)))
  const courses = charts.flatMap((chart) => (chart.kind === 'lines' ? [chart] : []))
  expect(courses).toHaveLength(3)
  for (const { values } of courses) {
    expect(values).toHaveLength(seats.length)
    for (const own of values) expect(own).toHaveLength(rounds + 1)
  }
  expect(turningPoints.length).toBeGreaterThan(0)
  for (const { seq, lines } of turningPoints) {
    expect(seq).toBeLessThanOrEqual(answers)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map(lineText).join()).not.toMatch(/[*{}]/)
  }
})

it.each([
  ['innovation-3', 'achievements', 'achievements'],
  ['tyrants-3', 'points', 'total'],
])('the course of %s ends where its figures do', async (file, course, figure) => {
  const { story } = await recordedStory(file)
  const chart = story.charts.find(({ title }) => title === course)
  const ends = chart?.kind === 'lines' ? chart.values.map((own) => own.at(-1)) : []
  expect(ends).toEqual(story.figures.find(({ title }) => title === figure)?.values)
})

it.each(['draft-4', 'set-draft-3'])('%s is told by the picks of its drafters', async (file) => {
  const { story } = await recordedStory(file)
  expect(story.ending.winners).toEqual([])
  const [cells] = story.charts
  if (cells?.kind !== 'cells') throw new Error('no picks are drawn')
  const picked = cells.cells.map((packs) => packs.flat().length)
  expect(picked).toHaveLength(story.seats.length)
  expect(story.answers).toBeGreaterThanOrEqual(picked.reduce((sum, count) => sum + count, 0))
})

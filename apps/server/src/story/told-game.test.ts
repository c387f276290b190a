import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ToldGame } from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lineText } from '@parlour/kernel'
import type { RunningGame } from '../play/running-game'
import { openStore } from '../store/driver/connect'
import type { Store } from '../store/driver/store'
import { recordings } from '../testing/recordings'
import { stepped, storeBegun } from '../testing/store-recorded'
import { toldGame } from './told-game'

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
): Promise<{ readonly game: RunningGame; readonly story: ToldGame }> {
  const [, recording] = recordings.find(([name]) => name === `${file}.json`) ?? []
  if (recording === undefined) throw new Error('there is no such recording')
  const begun = await storeBegun(store, recording.settings)
  const game = await store.write(async (tx) => {
    let now = begun
    for (const answer of recording.answers) now = await stepped(tx, now, answer)
    return now
  })
  if (game.rules.story === undefined) throw new Error('the game has no story')
  return { game, story: await toldGame(store.db, game, game.rules.story) }
}

it.each(['innovation-2', 'innovation-3', 'innovation-4'])(
  '%s is told from its stored moments as it was played',
  async (file) => {
    const { game, story } = await recordedStory(file)
    const { answers, seats, charts, turningPoints, ending, rounds } = story
    expect(answers).toBe(game.answers.length)
    expect(ending.winners).toEqual(game.overData?.winners)
    expect(new Set(seats)).toEqual(new Set(game.settings.players.map(({ name }) => name)))
    for (const chart of charts)
      expect(chart).toMatchObject({ kind: 'lines', values: seats.map(() => ({ length: rounds + 1 })) })
    expect(turningPoints.length).toBeGreaterThan(0)
    for (const { seq, lines } of turningPoints) {
      expect(seq).toBeLessThanOrEqual(answers)
      expect(lines.map(lineText).join()).not.toMatch(/[*{}]/)
    }
    const [achievements] = charts
    const ends = achievements?.kind === 'lines' ? achievements.values.map((line) => line.at(-1)) : []
    expect(ends).toEqual(story.figures.find(({ title }) => title === 'achievements')?.values)
  },
)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameFile, readGameFile, wholeMoments } from '@parlour/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registeredGames } from '../games/registry'
import { openStore } from '../store/driver/connect'
import type { Store } from '../store/driver/store'
import { type Recording, recordings } from '../testing/recordings'
import { stepped, storeBegun } from '../testing/store-recorded'
import { gameAsFile } from './game-file'
import { proveGameFile } from './prove-game-file'
import { partFor } from './project'
import type { RunningGame } from './running-game'

const folder = mkdtempSync(join(tmpdir(), 'parlour-files-'))
let store: Store
beforeAll(async () => {
  store = await openStore({ dataFolder: folder })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const beside = { chat: [], moreChat: false, present: [], rulebooks: {} }

async function played({ settings, answers }: Recording, most = answers.length): Promise<RunningGame> {
  const begun = await storeBegun(store, settings)
  return store.write(async (tx) => {
    let game = begun
    for (const answer of answers.slice(0, most)) game = await stepped(tx, game, answer)
    return game
  })
}

/** A game as a file that was saved and read again. */
async function readAgain(game: RunningGame): Promise<GameFile> {
  const seat = game.settings.players[0]?.name
  const read = readGameFile(
    JSON.stringify(await gameAsFile(store.db, game, { seat, beside, opens: game.gameOver })),
  )
  if ('problem' in read) throw new Error(read.problem)
  return read.file
}

const proofOf = (file: GameFile) => proveGameFile(registeredGames, file)

it.each(recordings)(
  '%s is read from its file as it was played, and follows from it',
  async (_file, recording) => {
    const game = await played(recording)
    const file = await readAgain(game)
    const count = recording.answers.length
    expect(file.seen.map(({ eyes }) => eyes)).toEqual([
      ...game.settings.players.map(({ name }) => name),
      null,
    ])
    for (const { eyes, moments } of file.seen) {
      expect(moments.map(({ seq }) => seq)).toEqual(Array.from({ length: count + 1 }, (_, seq) => seq))
      expect(wholeMoments(moments).at(-1)?.part).toEqual(
        JSON.parse(JSON.stringify(partFor(game, eyes ?? undefined))),
      )
    }
    expect(proofOf(file)).toEqual({
      answers: count,
      lines: game.log.length,
      moments: (count + 1) * file.seen.length,
    })
  },
  120_000,
)

it('the file of a running game holds only the view of whoever saved it, and cannot be verified', async () => {
  const [, recording] = recordings.find(([file]) => file === 'innovation-2.json') ?? []
  if (recording === undefined) throw new Error('there is no such recording')
  const file = await readAgain(await played(recording, 60))
  expect([file.holder, file.seen.map(({ eyes }) => eyes), file.origin]).toEqual(['ann', ['ann'], null])
  expect(proofOf(file)).toEqual({ problem: expect.stringContaining('while its game was running') })
})

it('a file whose views differ from what was played is detected', async () => {
  const [, recording] = recordings.find(([file]) => file === 'innovation-2.json') ?? []
  if (recording === undefined) throw new Error('there is no such recording')
  const file = await readAgain(await played(recording))
  const { origin } = file
  if (origin === null) throw new Error('the game is not over')
  const [first, ...others] = file.seen
  if (first === undefined) throw new Error('nobody sees anything')
  const moments = first.moments.map((moment) =>
    moment.seq === 61 ? { ...moment, change: { o: {} } } : moment,
  )
  const lines = file.game.log.map((entry, at) => (at === 9 ? { ...entry, template: 'somebody won' } : entry))
  const answers = origin.answers.filter(({ seq }) => seq !== 40)
  const problemOf = (changed: Partial<GameFile>) => {
    const proof = proofOf({ ...file, ...changed })
    return 'problem' in proof ? proof.problem : 'none'
  }
  expect(problemOf({ seen: [{ ...first, moments }, ...others] })).toContain('after answer 61')
  expect(problemOf({ game: { ...file.game, log: lines } })).toContain('another line 10 of the log')
  expect(problemOf({ origin: { ...origin, answers } })).not.toBe('none')
  expect(problemOf({ rulesVersion: file.rulesVersion + 1 })).toContain('of its rules')
  const settings = { ...origin.settings, game: 'Chess' }
  expect(problemOf({ origin: { ...origin, settings } })).toBe("There is no game 'Chess' here.")
})

import { GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFile } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { openedFile, openFile } from './opened-file'

const part = (card: string) =>
  ({
    view: { cards: [card] },
    requests: [],
    waiting: ['ann'],
    pace: 'one',
    gameOver: true,
    gameOverData: null,
  }) as const
const changed = (card: string) => ({ o: { view: { o: { cards: { i: { 0: card } } } } } })
const file: GameFile = {
  format: GAME_FILE_FORMAT,
  version: GAME_FILE_VERSION,
  savedAt: 1,
  rulesVersion: 3,
  holder: 'ann',
  game: {
    _id: 'g',
    settings: {
      name: 'Night',
      game: 'Toy',
      createdTimestamp: 1,
      players: [
        { _id: 'a', name: 'ann' },
        { _id: 'b', name: 'bob' },
      ],
    },
    log: [{ type: 'response-received', id: 1, at: 5, data: { seq: 1, actor: 'ann', title: 'Add' } }],
    chat: [],
    comments: [],
    lastUpdated: 6,
  },
  seen: [
    {
      eyes: 'ann',
      moments: [
        { seq: 0, logLength: 0, part: part('a') },
        { seq: 1, logLength: 1, change: changed('b') },
      ],
    },
    { eyes: 'bob', moments: [{ seq: 1, logLength: 1, part: part('x') }] },
  ],
  origin: null,
}

it('shows the end of the game, and every moment from the view of each seat', async () => {
  const chosen = openedFile(file)
  if ('problem' in chosen) throw new Error(chosen.problem)
  const {
    game,
    holder,
    past: { sourceOf },
  } = chosen.opened
  expect([game.view, game.responses.length, game.requests, holder]).toEqual([{ cards: ['b'] }, 1, [], 'ann'])
  const views = async (eyes?: string) => (await sourceOf(eyes).load(0, 1)).moments.map((one) => one.part.view)
  expect(await views()).toEqual([{ cards: ['a'] }, { cards: ['b'] }])
  expect(await views('bob')).toEqual([{ cards: ['x'] }])
  expect((await sourceOf('bob').load(0, 1)).first).toBe(1)
})

it('says of moments that do not follow from one another that the file is damaged', () => {
  const broken = { seq: 1, logLength: 1, change: 'nothing' }
  const seen = file.seen.map((one) => ({ ...one, moments: [...one.moments.slice(0, 1), broken] }))
  expect(openedFile({ ...file, seen })).toEqual({
    problem: 'This file is damaged: its moments do not follow from one another.',
  })
})

it('does not read a file that is too large', async () => {
  const text = () => Promise.reject(new Error('was read'))
  expect(await openFile({ size: 40 * 1024 * 1024, text })).toEqual({
    problem: 'This file is larger than 32 MB, which no game is.',
  })
  expect(await openFile(new File(['no game'], 'notes.json'))).toEqual({
    problem: 'This file is not a game of Parlour.',
  })
})

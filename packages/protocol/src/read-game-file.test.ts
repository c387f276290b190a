import { expect, it } from 'vitest'
import { GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFile } from './game-file'
import { readGameFile } from './read-game-file'

const part = {
  view: { cards: ['a'] },
  requests: [],
  waiting: ['ann'],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
} as const
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
        { _id: 'b', name: 'bob', bot: 'random' },
      ],
      undo: 'free',
    },
    log: [
      { type: 'log', id: 0, indent: 0, template: '{player} begins', args: {}, classes: [] },
      {
        type: 'response-received',
        id: 1,
        at: 5,
        data: { seq: 1, actor: 'ann', title: 'Add', selection: ['3'] },
      },
    ],
    chat: [{ type: 'chat', id: 'c', author: 'ann', text: 'hi', position: 1, at: 4 }],
    comments: [{ id: 'd', seq: 1, author: 'bob', text: 'why?', at: 9, edited: 10 }],
    lastUpdated: 6,
  },
  seen: [
    {
      eyes: 'ann',
      moments: [
        { seq: 0, logLength: 1, part },
        { seq: 1, logLength: 2, change: { o: { view: { o: { cards: { v: [] } } } } } },
      ],
    },
  ],
  origin: null,
}
const problemOf = (value: unknown): string => {
  const read = readGameFile(typeof value === 'string' ? value : JSON.stringify(value))
  return 'problem' in read ? read.problem : 'none'
}

it('reads a file as it was written', () => {
  expect(readGameFile(JSON.stringify(file))).toEqual({ file })
})

it('says of what is no game that it is none', () => {
  for (const text of ['', 'GIF89a', '[]', 'null', '{"format":"other"}'])
    expect(problemOf(text)).toBe('This file is not a game of Parlour.')
  let deep: unknown = 'bottom'
  for (let depth = 0; depth < 500; depth += 1) deep = [deep]
  expect(problemOf({ ...file, seen: deep })).toBe('This file is not a game of Parlour.')
})

it('says of a file of a later version who can read it', () => {
  expect(problemOf({ ...file, version: 2 })).toContain('A newer version of Parlour made this file.')
})

it('names the place at which a file is damaged', () => {
  const { game } = file
  expect(problemOf({ ...file, game: { ...game, log: [{ type: 'log', id: 0 }] } })).toContain('‘game.log.0')
  expect(problemOf({ ...file, game: { ...game, settings: { name: 'Night' } } })).toContain('‘game.settings')
  expect(problemOf({ ...file, seen: [] })).toContain('‘seen’')
  expect(problemOf({ ...file, origin: { settings: {}, answers: [] } })).toContain('‘origin.settings’')
})

it('refuses parts that do not fit together', () => {
  const [own] = file.seen
  const moments = own?.moments ?? []
  const [first, second] = moments
  const seen = (...all: readonly unknown[]) => ({ ...file, seen: all })
  expect(problemOf(seen(own, own))).toContain('the same eyes twice')
  expect(problemOf(seen({ ...own, eyes: 'cat' }))).toContain('nobody who plays')
  expect(problemOf(seen({ ...own, eyes: 'bob' }))).toContain('whoever saved it are missing')
  for (const broken of [
    [second],
    [first],
    [first, { ...second, seq: 2 }],
    [first, { ...second, logLength: 0 }],
  ])
    expect(problemOf(seen({ ...own, moments: broken }))).toContain('its moments are not in order')
  const [line, answer] = file.game.log
  const log = [line, answer, answer]
  expect(problemOf({ ...file, game: { ...file.game, log } })).toContain('its answers are not in order')
})

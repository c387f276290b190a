import { expect, test } from 'vitest'
import { matchOf, matchText } from './match-table'

const game = (players: readonly string[], winner?: string) => ({
  settings: {
    name: 'match',
    game: 'Magic' as const,
    createdTimestamp: 0,
    players: players.map((name) => ({ _id: name, name })),
  },
  gameOver: winner !== undefined,
  gameOverData: winner === undefined ? null : { player: winner, reason: '', winners: [] },
})
const games = [
  game(['ann', 'bob'], 'ann'),
  game(['bob', 'ann'], 'ann'),
  game(['ann', 'bob'], 'bob'),
  game(['ann', 'cat']),
  game(['ann', 'dan'], 'nobody'),
  game(['ann', 'bob', 'cat'], 'ann'),
]
const cell = (row: string, column: string) => matchText(matchOf(games, row, column))

test('a cell counts won and lost games of exactly the two', () => {
  expect(cell('ann', 'bob')).toBe('2-1')
  expect(cell('bob', 'ann')).toBe('1-2')
})
test('a star stands while a game has no winner, nothing without a game', () => {
  expect(cell('ann', 'cat')).toBe('0-0*')
  expect(cell('dan', 'ann')).toBe('0-0*')
  expect(cell('bob', 'cat')).toBe('')
})

import { expect, it } from 'vitest'
import { cellText, scoreOf, scoreText } from './game-score'
import { gamesBetween } from './linked-game'
import { played, running } from './testing/played'

const two = ['ann', 'bob']
const games = [
  played(two, 'bob', 2),
  played(['bob', 'ann'], 'ann', 1),
  { ...played(two, 'ann', 3), killed: true },
  played(two, undefined, 4),
  running(two, 5),
  played(['ann', 'bob', 'cat'], 'ann', 6),
  played(['ann', 'cat'], 'cat', 7),
]

it('the games of two are those of exactly these two, the first one first, without killed ones', () => {
  const between = gamesBetween(games, ['BOB', 'ANN'])
  expect(between.map(({ settings }) => settings.createdTimestamp)).toEqual([1, 2, 4, 5])
})

it('the score counts won, lost and drawn games, and those in progress apart', () => {
  const between = gamesBetween(games, ['ANN', 'BOB'])
  expect(scoreOf(between, 'ANN')).toEqual({ won: 1, lost: 1, drawn: 1, running: 1 })
  expect(scoreText(scoreOf([...between, played(two, 'ann', 8)], 'ANN'))).toBe('2 - 1 - 1')
  expect(scoreText(scoreOf([...between, played(two, 'ann', 8)], 'BOB'))).toBe('1 - 2 - 1')
})

it('a cell has a star while a game has no winner, and is empty without games', () => {
  const cell = (players: readonly string[]) =>
    cellText(scoreOf(gamesBetween(games, players), players[0] ?? ''))
  expect(cell(['ANN', 'BOB'])).toBe('1-1*')
  expect(cell(['CAT', 'ANN'])).toBe('1-0')
  expect(cell(['BOB', 'CAT'])).toBe('')
})

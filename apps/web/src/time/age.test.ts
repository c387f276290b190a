import { describe, expect, it } from 'vitest'
import { gameAge, gameAgo, lobbyAge, lobbyAgo } from './age'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 31_536_000_000

describe('the age of a game', () => {
  it.each([
    [-5, 'just now'],
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 m'],
    [59 * MINUTE, '59 m'],
    [HOUR, '1 h'],
    [DAY - 1, '23 h'],
    [DAY, '1 d'],
    [YEAR - 1, '364 d'],
    [YEAR, '1 y 0 d'],
    [2 * YEAR + 12 * DAY, '2 y 12 d'],
  ])('%i ms is %s', (time, words) => expect(gameAge(time)).toBe(words))
})

describe('the age of a lobby', () => {
  it.each([
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute'],
    [40 * MINUTE, '40 minutes'],
    [HOUR, '1 hour'],
    [3 * HOUR, '3 hours'],
    [2 * DAY, '2 days'],
    [YEAR + 20 * DAY, '1 year 20 days'],
  ])('%i ms is %s', (time, words) => expect(lobbyAge(time)).toBe(words))
})

it('is said to be past in words that fit', () => {
  expect([0, 3 * HOUR].map(gameAgo)).toEqual(['just now', '3 h ago'])
  expect([0, 3 * HOUR].map(lobbyAgo)).toEqual(['just now', '3 hours ago'])
})

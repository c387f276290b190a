import { expect, it } from 'vitest'
import { leaderOf, matchOf, runningGame } from './match'
import { played, playedInTurn, running } from './testing/played'

const two = ['ann', 'bob']
const matchAfter = (winners: string) => matchOf(playedInTurn(two, winners), ['ANN', 'BOB'])

it('is over when somebody has won two games, and later games are not part of it', () => {
  expect(matchAfter('ann').isOver).toBe(false)
  expect(matchAfter('ann bob').isOver).toBe(false)
  const match = matchAfter('ann bob ann bob bob')
  expect(match).toMatchObject({ wins: [2, 1], draws: 0, isOver: true })
  expect(match.games).toHaveLength(3)
  expect(leaderOf(match)).toBe('ANN')
})

it('is over after three games, and may be drawn', () => {
  expect(matchAfter('ann -').isOver).toBe(false)
  expect(leaderOf(matchAfter('ann - -'))).toBe('ANN')
  const drawn = matchAfter('ann - bob')
  expect([drawn.isOver, leaderOf(drawn)]).toEqual([true, undefined])
})

it('waits for a game that runs, also when a later one is over', () => {
  const open = running(two, 1)
  const match = matchOf([played(two, 'ann', 0), open, played(two, 'bob', 2)], ['BOB', 'ANN'])
  expect(match).toMatchObject({ wins: [1, 1], isOver: false })
  expect(runningGame(match)).toBe(open)
  expect(runningGame(matchAfter('ann'))).toBeUndefined()
})

it('counts games from a moment on, when a round began then', () => {
  const games = playedInTurn(two, 'ann ann bob', 10)
  expect(matchOf(games, ['ANN', 'BOB'], 11)).toMatchObject({ wins: [1, 1], isOver: false })
})

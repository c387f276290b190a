import type { GameSummary } from '@parlour/protocol'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { followGames, gamesAfter, MY_GAMES } from './my-games'

const game = (_id: string, waiting: readonly string[], lastUpdated: number): GameSummary => ({
  _id,
  settings: { name: _id, game: 'Count to Ten', createdTimestamp: 0, players: [] },
  waiting,
  lastUpdated,
  gameOver: false,
  gameOverData: null,
})
const HELD = [game('one', ['ann'], 5), game('two', ['bob'], 7)]

it('a game in the list is as the push says, the others stay', () => {
  const after = gamesAfter(HELD, { _id: 'one', waiting: ['bob'], lastUpdated: 6 })
  expect(after).toEqual([game('one', ['bob'], 6), HELD[1]])
  expect(HELD[0]?.waiting).toEqual(['ann'])
})

it('a game that is not listed, and a push that is not newer than the list, leave nothing to go on from', () => {
  expect(gamesAfter(HELD, { _id: 'three', waiting: [], lastUpdated: 9 })).toBeUndefined()
  expect(gamesAfter(HELD, { _id: 'two', waiting: [], lastUpdated: 7 })).toBeUndefined()
  expect(gamesAfter(undefined, { _id: 'one', waiting: [], lastUpdated: 9 })).toBeUndefined()
})

it('the list is fetched again only where a push does not say enough', async () => {
  const queries = new QueryClient()
  queries.setQueryData(MY_GAMES, HELD)
  const isStale = () => queries.getQueryState(MY_GAMES)?.isInvalidated
  await followGames(queries, { _id: 'one', waiting: [], lastUpdated: 6 })
  expect([isStale(), queries.getQueryData(MY_GAMES)]).toEqual([false, [game('one', [], 6), HELD[1]]])
  await followGames(queries, { _id: 'three', waiting: [], lastUpdated: 9 })
  expect(isStale()).toBe(true)
})

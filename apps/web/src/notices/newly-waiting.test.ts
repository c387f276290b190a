import type { GameSummary } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { newlyWaiting, waitingIds } from './newly-waiting'

const game = (_id: string, waiting: readonly string[], gameOver = false): GameSummary => ({
  _id,
  settings: { name: _id, game: 'any', createdTimestamp: 0, players: [] },
  waiting,
  lastUpdated: 0,
  gameOver,
  gameOverData: null,
})

it('are the games that wait for the player since the last look', () => {
  const before = waitingIds([game('a', ['ann']), game('b', ['bob'])], 'ann')
  expect([...before]).toEqual(['a'])
  const games = [game('a', ['ann']), game('b', ['ann', 'bob']), game('c', ['bob']), game('d', ['ann'], true)]
  expect(newlyWaiting(games, 'ann', before).map(({ _id }) => _id)).toEqual(['b'])
})

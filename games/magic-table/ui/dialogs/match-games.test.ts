import type { GameSummary } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { matchGames, matchScore } from './match-games'

const game = (
  created: number,
  winners: readonly string[] | undefined,
  more: Partial<GameSummary> = {},
): GameSummary => ({
  _id: `g${created}`,
  settings: {
    name: `game ${created}`,
    game: 'Magic',
    createdTimestamp: created,
    players: [
      { _id: 'a', name: 'ann' },
      { _id: 'b', name: 'bob' },
    ],
  },
  waiting: [],
  lastUpdated: created,
  gameOver: winners !== undefined,
  gameOverData: winners === undefined ? null : { player: winners[0] ?? '', reason: '', winners },
  ...more,
})

it('a match is the games of the same players, the first one first, without those that were killed', () => {
  const three = {
    ...game(4, undefined),
    settings: { ...game(4, undefined).settings, players: [{ _id: 'a', name: 'ann' }] },
  }
  const games = [game(2, ['bob']), game(1, ['ann']), game(3, ['ann'], { killed: true }), three]
  expect(matchGames(games, ['b', 'a']).map(({ _id }) => _id)).toEqual(['g1', 'g2'])
})

it('the score counts won, lost and drawn games; one in progress counts for nothing', () => {
  const games = [game(1, ['ann']), game(2, ['bob']), game(3, []), game(4, ['ann']), game(5, undefined)]
  expect(matchScore(games, 'ann')).toBe('2 - 1 - 1')
  expect(matchScore(games, 'bob')).toBe('1 - 2 - 1')
})

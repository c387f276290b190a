import type { GameSummary } from '@parlour/protocol'
import { describe, expect, it } from 'vitest'
import { finishedOrder, inProgressOrder, versus, winner } from './game-lists'

function game(
  id: string,
  more: Partial<GameSummary> = {},
  names: readonly string[] = ['ann', 'bob'],
): GameSummary {
  return {
    _id: id,
    settings: {
      name: id,
      game: 'Cube Draft',
      createdTimestamp: 1,
      players: names.map((name) => ({ _id: name, name })),
    },
    waiting: [],
    lastUpdated: 1,
    gameOver: false,
    gameOverData: null,
    ...more,
  }
}
const ids = (games: readonly GameSummary[]) => games.map(({ _id }) => _id)

describe('a game in a list', () => {
  it('names the opponents in order, without the viewer', () => {
    expect(versus(game('g', {}, ['dan', 'ann', 'cat', 'Bob']), 'ann')).toBe('vs. Bob, cat, dan')
    expect(versus(game('g', {}, ['ann']), 'ann')).toBe('')
  })
  it('puts what waits for the viewer first', () => {
    const games = [game('a'), game('b', { waiting: ['bob'] }), game('c', { waiting: ['bob', 'ann'] })]
    expect(ids(inProgressOrder(games, 'ann'))).toEqual(['c', 'a', 'b'])
  })
  it('puts the last finished first', () => {
    expect(
      ids(
        finishedOrder([
          game('a', { lastUpdated: 1 }),
          game('b', { lastUpdated: 3 }),
          game('c', { lastUpdated: 2 }),
        ]),
      ),
    ).toEqual(['b', 'c', 'a'])
  })
})

describe('the winner', () => {
  it('is a name, or an object that holds one', () => {
    expect(winner({ stats: { result: { player: 'ann' } } })).toBe('ann')
    expect(winner({ stats: { result: { player: { name: 'bob' } } } })).toBe('bob')
  })
  it('is everybody who shares a victory', () => {
    const shared = { stats: { result: { player: 'ann' } }, gameOverData: { winners: ['ann', 'bob'] } }
    expect(winner(shared)).toBe('ann, bob')
    expect(winner({ ...shared, gameOverData: null })).toBe('ann')
  })
  it('is nobody without statistics or in a draft', () => {
    expect(winner({})).toBe('')
    expect(winner({ stats: { result: { player: null } } })).toBe('')
    expect(winner({ stats: { result: { player: 'everyone' } } })).toBe('')
    expect(winner({ stats: { result: { player: '' } }, gameOverData: { winners: [] } })).toBe('')
    expect(winner({ stats: { result: { player: 'nobody' } }, gameOverData: { winners: [] } })).toBe('nobody')
  })
})

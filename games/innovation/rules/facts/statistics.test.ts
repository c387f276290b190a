import { expect, it } from 'vitest'
import { statistics } from './statistics'

const game = {
  players: ['ann', 'bob'],
  hasBots: false,
  outcome: { winners: ['ann'], reason: 'achievements' },
  figures: { meldedBy: { Wheel: 'ann', Oars: 'bob' } },
}

it('counts a game of two, its reason, its players, and a win for the cards that the winner melded first', () => {
  expect(statistics.report(statistics.counts(game))).toEqual({
    count: 1,
    reasons: [['achievements', 1]],
    cards: [
      ['Wheel', { melded: 1, wins: 1 }],
      ['Oars', { melded: 1, wins: 0 }],
    ],
    players: { ann: { count: 1, wins: 1 }, bob: { count: 1, wins: 0 } },
  })
})

it('counts no game of three, none with a bot, and none without a single winner', () => {
  expect(statistics.counts({ ...game, hasBots: true })).toEqual([])
  expect(statistics.counts({ ...game, players: ['ann', 'bob', 'cat'] })).toEqual([])
  expect(statistics.counts({ ...game, outcome: { winners: ['ann', 'bob'], reason: 'high draw' } })).toEqual(
    [],
  )
  expect(statistics.counts({ ...game, outcome: { winners: [], reason: 'high draw' } })).toEqual([])
})

it('reports the most frequent first', () => {
  const totals = [
    { heading: 'reason', name: 'score', games: 1, wins: 0 },
    { heading: 'reason', name: 'achievements', games: 4, wins: 0 },
  ]
  expect(statistics.report(totals)).toMatchObject({
    reasons: [
      ['achievements', 4],
      ['score', 1],
    ],
  })
})

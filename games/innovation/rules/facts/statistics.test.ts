import type { JsonObject } from '@parlour/kernel'
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

it('counts by themselves games of so many people, with a set, since a time', () => {
  const stored = { ...game, settings: { expansions: ['base', 'echo'] }, ended: 1000 }
  const counted = (only: JsonObject, of = stored) => statistics.countsOnly?.(only)(of).length ?? 0
  const three = { ...stored, players: ['ann', 'bob', 'cat'], settings: { expansions: ['base'] } }
  expect(counted({})).toBeGreaterThan(0)
  expect(counted({}, three)).toBeGreaterThan(0)
  expect([counted({ players: 2 }) > 0, counted({ players: 2 }, three) > 0]).toEqual([true, false])
  expect([counted({ players: 3 }) > 0, counted({ players: 3 }, three) > 0]).toEqual([false, true])
  expect([counted({ set: 'echo' }) > 0, counted({ set: 'echo' }, three) > 0]).toEqual([true, false])
  expect([counted({ set: 'base' }) > 0, counted({ set: 'base' }, three) > 0]).toEqual([false, true])
  expect([counted({ since: 1000 }) > 0, counted({ since: 1001 }) > 0]).toEqual([true, false])
  const rolled = { ...stored, settings: { expansions: ['base'], randomizeExpansions: true } }
  expect([counted({ set: 'base' }, rolled), counted({}, rolled) > 0]).toEqual([0, true])
  expect(counted({}, { ...stored, hasBots: true })).toBe(0)
  expect(() => statistics.countsOnly?.({ players: 7 })).toThrow('cannot be counted')
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

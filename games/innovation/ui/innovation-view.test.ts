import { expect, test } from 'vitest'
import type { Expansion } from '../rules/facts/names'
import { innovationView, partnerOf, sortedPile, viewerFirst } from './innovation-view'
import { viewFor } from '../rules/testing/view-fixture'

test('a pile by value, then by set, then what has no value', () => {
  const back = (set: Expansion, value: number) => ({ set, value })
  expect(
    sortedPile(['Empire', back('echo', 2), back('base', 10), 'Calendar', back('base', 1), back('usee', 2)]),
  ).toEqual([back('base', 1), 'Calendar', back('echo', 2), back('usee', 2), back('base', 10), 'Empire'])
})

test('the viewer first, then seat order; without a seat, seat order', () => {
  const names = (viewer: string) => viewerFirst(viewFor().players, viewer).map(({ name }) => name)
  expect(names('bob')).toEqual(['bob', 'cat', 'ann'])
  expect(names('zoe')).toEqual(['ann', 'bob', 'cat'])
})

test('in a game of teams whoever sits across is the partner', () => {
  const players = ['ann', 'bob', 'cat', 'dan']
  const teams = viewFor('ann', { players, dan: {}, settings: { teams: true } })
  expect(teams.players.map(({ seat }) => partnerOf(teams, seat))).toEqual(['cat', 'dan', 'ann', 'bob'])
  expect(partnerOf(viewFor('ann', { players, dan: {} }), 0)).toBeUndefined()
})

test('the view of another game is refused', () => {
  expect(() => innovationView({ view: { kind: 'cube' } })).toThrow(TypeError)
})

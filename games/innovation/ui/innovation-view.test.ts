import { expect, test } from 'vitest'
import { backOf } from './card/back'
import { innovationView, sortedPile, viewerFirst } from './innovation-view'
import { placeWords } from './question/last-moves'
import { viewFor } from '../rules/testing/view-fixture'

test('a pile by value, then by set, then what has no value', () => {
  expect(sortedPile(['Empire', '*echo-2*', '*base-10*', 'Calendar', '*base-1*', '*usee-2*'])).toEqual([
    '*base-1*',
    'Calendar',
    '*echo-2*',
    '*usee-2*',
    '*base-10*',
    'Empire',
  ])
})

test('the viewer first, then seat order; without a seat, seat order', () => {
  const names = (viewer: string) => viewerFirst(viewFor().players, viewer).map(({ name }) => name)
  expect(names('bob')).toEqual(['bob', 'cat', 'ann'])
  expect(names('zoe')).toEqual(['ann', 'bob', 'cat'])
})

test('hidden names are read, other words are not', () => {
  expect(backOf('*base-11*')).toEqual({ set: 'base', value: 11 })
  expect(backOf('*usee-2* (bob b)')).toEqual({ set: 'usee', value: 2, owner: 'bob b' })
  expect(backOf('safe: *echo-3*')).toEqual({ set: 'echo', value: 3, safe: true })
  expect(backOf('Archery')).toBeUndefined()
})

test('a place in words', () => {
  expect(placeWords('players.ann.hand')).toBe('ann’s hand')
  expect(placeWords('players.j. r.score')).toBe('j. r’s score')
  expect(placeWords('decks.base.2')).toBe('deck 2')
  expect(placeWords('decks.echo.11')).toBe('echo deck 11')
  expect(placeWords('junk')).toBe('junk')
})

test('the view of another game is refused', () => {
  expect(() => innovationView({ view: { kind: 'cube' } })).toThrow(TypeError)
})

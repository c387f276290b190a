import { expect, test } from 'vitest'
import { inHandOrder, orderWords, putBefore, readOrder } from './hand-order'

const hand = ['Calendar', 'Oars', 'Archery', 'Tools']

test('a hand lies by value, by color, or as it was put', () => {
  expect(inHandOrder(hand, { sort: 'value', own: [] })).toEqual(['Oars', 'Archery', 'Tools', 'Calendar'])
  expect(inHandOrder(hand, { sort: 'color', own: [] })).toEqual(['Oars', 'Archery', 'Tools', 'Calendar'])
  expect(inHandOrder(hand, { sort: 'own', own: ['Tools', 'Archery'] })).toEqual([
    'Tools',
    'Archery',
    'Oars',
    'Calendar',
  ])
})

test('a card is put before another, or last', () => {
  expect(putBefore(hand, 'Tools', 'Oars')).toEqual(['Calendar', 'Tools', 'Oars', 'Archery'])
  expect(putBefore(hand, 'Calendar', undefined)).toEqual(['Oars', 'Archery', 'Tools', 'Calendar'])
})

test('an order is kept and read again; anything else is the usual one', () => {
  const order = { sort: 'own', own: ['Tools', 'Oars'] } as const
  expect(readOrder(orderWords(order))).toEqual(order)
  for (const storedText of [null, '', 'sideways|x'])
    expect(readOrder(storedText)).toEqual({ sort: 'value', own: [] })
})

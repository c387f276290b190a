import { expect, it } from 'vitest'
import { backName, backNamed, meaningOf, piece } from './piece'

it('an address says what it was made of', () => {
  const back = { set: 'base', value: 7 } as const
  expect(meaningOf(piece.card('A.I.'))).toEqual({ kind: 'card', name: 'A.I.' })
  expect(meaningOf(piece.card('Either/Or'))).toEqual({ kind: 'card', name: 'Either/Or' })
  expect(meaningOf(piece.back(2, 'score', back))).toEqual({ kind: 'back', seat: 2, pile: 'score', back })
  expect(meaningOf(piece.achievement(back))).toEqual({ kind: 'achievement', back })
  expect(meaningOf(piece.stack(0, 'red'))).toEqual({ kind: 'stack', seat: 0, color: 'red' })
  expect(meaningOf(piece.pile(1, 'hand'))).toEqual({ kind: 'pile', seat: 1, pile: 'hand' })
  expect(meaningOf(piece.seat(3))).toEqual({ kind: 'seat', seat: 3 })
  expect(meaningOf(piece.deck('city', 10))).toEqual({ kind: 'deck', set: 'city', value: 10 })
  expect(meaningOf(piece.common('junk'))).toEqual({ kind: 'common', common: 'junk' })
  expect(meaningOf(piece.value(0))).toEqual({ kind: 'value', value: 0 })
  expect(meaningOf(piece.icon('k'))).toEqual({ kind: 'icon', code: 'k' })
})

it('no other text is an address', () => {
  for (const text of [
    '',
    'red',
    'stack/0/pink',
    'deck/none/1',
    'pile/0/sleeve',
    'back/0/hand/x-1',
    'common/table',
  ])
    expect(meaningOf(text), text).toBeUndefined()
})

it('the name of a back is read as it was made, other names are not', () => {
  const back = { set: 'usee', value: 11 } as const
  expect(backName(back)).toBe('*usee-11*')
  expect(backNamed(backName(back))).toEqual(back)
  for (const name of ['Archery', '*', '*base*', 'safe: *usee-11*', '*none-1*'])
    expect(backNamed(name), name).toBeUndefined()
})

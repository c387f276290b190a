import { expect, it } from 'vitest'
import { meaningOf, piece, WHITE } from './piece'

it('an address says what it was made of', () => {
  expect(meaningOf(piece.card("graz'zt-0"))).toEqual({ kind: 'card', id: "graz'zt-0" })
  expect(meaningOf(piece.location("Ch'chitl"))).toEqual({ kind: 'location', name: "Ch'chitl" })
  expect(meaningOf(piece.troop('a/b', WHITE))).toEqual({ kind: 'troop', location: 'a/b', owner: WHITE })
  expect(meaningOf(piece.troop('Araumycos', 2))).toEqual({ kind: 'troop', location: 'Araumycos', owner: 2 })
  expect(meaningOf(piece.spy('Araumycos', 1))).toEqual({ kind: 'spy', location: 'Araumycos', seat: 1 })
  expect(meaningOf(piece.trophy(0, WHITE))).toEqual({ kind: 'trophy', hall: 0, owner: WHITE })
  expect(meaningOf(piece.color('lime'))).toEqual({ kind: 'color', color: 'lime' })
  expect(meaningOf(piece.seat(3))).toEqual({ kind: 'seat', seat: 3 })
  expect(meaningOf(piece.pile(1, 'inner-circle'))).toEqual({ kind: 'pile', seat: 1, pile: 'inner-circle' })
  expect(meaningOf(piece.stack('devoured'))).toEqual({ kind: 'stack', stack: 'devoured' })
})

it('no other text is an address', () => {
  for (const text of [
    '',
    'red',
    'color/mauve',
    'troop/x/Araumycos',
    'pile/0/sleeve',
    'seat/-1',
    'stack/none',
    'trophy/0/12',
  ])
    expect(meaningOf(text), text).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { Piece } from '@parlour/kernel'
import { piece } from '../../rules/facts/piece'
import type { ShownCard } from '../../rules/view'
import { flightsOf } from './flights-of'

const moved = (card: ShownCard, from: Piece, to: Piece) => ({ kind: 'moved', card, from, to }) as const
const deck = piece.deck('base', 1)
const annsHand = piece.pile(0, 'hand')
const annsBlue = piece.stack(0, 'blue')

test('a card that moved on flies once, from its first place to its last', () => {
  const [bobsHand, bobsRed] = [piece.pile(1, 'hand'), piece.stack(1, 'red')]
  const news = [
    moved('Tools', deck, annsHand),
    moved('Oars', bobsHand, bobsRed),
    moved('Tools', annsHand, annsBlue),
  ]
  expect(flightsOf(news)).toEqual([
    { card: 'Tools', from: deck, to: annsBlue },
    { card: 'Oars', from: bobsHand, to: bobsRed },
  ])
})

test('equal backs are never taken for one card', () => {
  const back = () => ({ set: 'base', value: 7 }) as const
  const [bobsHand, dansHand] = [piece.pile(1, 'hand'), piece.pile(3, 'hand')]
  const news = [moved(back(), bobsHand, annsHand), moved(back(), annsHand, dansHand)]
  expect(flightsOf(news)).toEqual([
    { card: back(), from: bobsHand, to: annsHand },
    { card: back(), from: annsHand, to: dansHand },
  ])
})

test('what came back to its place does not fly, and other news is not a flight', () => {
  const junk = piece.common('junk')
  const news = [
    moved('Tools', annsHand, junk),
    moved('Tools', junk, annsHand),
    { kind: 'turn', player: 'bob', action: 1 } as const,
  ]
  expect(flightsOf(news)).toEqual([])
})

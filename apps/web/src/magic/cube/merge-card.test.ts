import { blankCardData, type CardData, type CardFace, cardFace } from '@parlour/mtg-cards'
import { expect, test } from 'vitest'
import { mergeCard } from './merge-card'

const card = (...faces: readonly Partial<CardFace>[]): CardData => ({
  ...blankCardData(),
  card_faces: faces.map(cardFace),
})
const base = card({ name: 'Moth', power: '1', toughness: '1', color_indicator: [] })

test('edits of different fields stand side by side', () => {
  const mine = card({ name: 'Moth', power: '2', toughness: '1' })
  const theirs = { ...card({ name: 'Great Moth', power: '1', toughness: '1' }), layout: 'saga' }
  const { merged: data, clashes } = mergeCard({ base, mine, theirs })
  expect(data.card_faces[0]).toMatchObject({ name: 'Great Moth', power: '2' })
  expect(data.layout).toBe('saga')
  expect(clashes).toEqual([])
})

test('a field that both changed is named, and mine stands', () => {
  const { merged: data, clashes } = mergeCard({
    base,
    mine: card({ name: 'Moth', power: '2', toughness: '5', color_indicator: ['w'] }),
    theirs: card({ name: 'Moth', power: '3', toughness: '5', color_indicator: ['u'] }),
  })
  expect(data.card_faces[0]).toMatchObject({ power: '2', toughness: '5', color_indicator: ['w'] })
  expect(clashes).toEqual(['power: “3”', 'color indicator'])
})

test('a face that I added stays, as does one of theirs', () => {
  const two = card({ name: 'Moth', power: '1', toughness: '1' }, { name: 'Lamp' })
  expect(mergeCard({ base, mine: two, theirs: base }).merged.card_faces[1]?.name).toBe('Lamp')
  expect(mergeCard({ base, mine: base, theirs: two }).merged.card_faces[1]?.name).toBe('Lamp')
})

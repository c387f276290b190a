import { expect, test } from 'vitest'
import { blankCardData, cardFace } from '../card/blank-card'
import { cardKeywords } from './card-keywords'

const card = (oracle_text: string) => ({
  ...blankCardData(),
  card_faces: [cardFace({ name: 'Reed Cat', oracle_text })],
})

test.each([
  ['Flying, first strike', ['flying', 'first', 'first strike']],
  ['Ward {2} (Whenever it becomes a target, haste, counter it.)', ['ward']],
  ['Protection from red\nTrample', ['protection', 'protection from', 'protection from red', 'trample']],
  ['Landfall — Whenever a land enters under your control, draw a card.', ['landfall']],
  ['Kicker—Discard a card.', ['kicker']],
  ['Crew 3', ['crew']],
  ['Cycling {2}', ['cycling']],
  ['When this dies, it fights another creature and you scry 2.', ['fight', 'scry']],
])('%s', (text, keywords) => {
  expect(cardKeywords(card(text))).toEqual(keywords)
})

test.each(['Creatures you control gain flying.', 'It has flying and haste.', '', '{T}: Add {G}.'])(
  'what only speaks of one has none: %s',
  (text) => {
    expect(cardKeywords(card(text))).toEqual([])
  },
)

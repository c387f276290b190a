import { blankCardData, type Card, type CardFace, cardFace } from '@parlour/mtg-cards'
import { expect, it } from 'vitest'
import { balanceOf } from './balance'

const card = (face: Partial<CardFace>): Card => ({
  _id: 'card',
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace(face)] },
})
const bears = (letter: string, count: number) =>
  Array.from({ length: count }, () => card({ mana_cost: `{1}{${letter}}`, type_line: 'Creature' }))
const words = (cards: readonly Card[]) => balanceOf(cards).map((line) => line.words)
const problems = (cards: readonly Card[]) =>
  balanceOf(cards).flatMap((line) => (line.isProblem ? [line.words] : []))

it('says how many cards of each color a pack holds, and how many people can draft the cube', () => {
  const even = ['W', 'U', 'B', 'R', 'G'].flatMap((letter) => bears(letter, 36))
  expect(words(even).slice(0, 3)).toEqual([
    'A pack of 15 holds 3.0 cards of each color',
    'Enough for 4 players × 3 packs × 15',
    'Each color has 36 to 36 creatures for two mana',
  ])
})

it('names a color that has far fewer cheap creatures, with the query that shows them', () => {
  const cards = ['W', 'U', 'B', 'G'].flatMap((letter) => bears(letter, 8)).concat(bears('R', 2))
  expect(problems(cards)).toContain('Red has 2 creatures for two mana, the middle color 8')
  expect(balanceOf(cards).find((line) => line.words.startsWith('Red'))?.query).toBe('c=r t:creature mv=2')
})

it('names the pairs of colors that no land makes', () => {
  const land = (...mana: readonly ('w' | 'u' | 'b' | 'r' | 'g')[]) =>
    card({ type_line: 'Land', produced_mana: [...mana] })
  expect(problems([card({ type_line: 'Land' })])).toContain('No land makes two colors')
  const all = land('w', 'u', 'b', 'r', 'g')
  expect(words([all])).toContain('A land makes each pair of colors')
  const pairs = [land('w', 'u', 'b', 'r'), land('g', 'w', 'u', 'r')]
  expect(problems(pairs)).toContain('No land makes black and green')
})

it('says nothing of an empty cube', () => {
  expect(balanceOf([])).toEqual([])
})

import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import { expect, test } from 'vitest'
import { type Arrangement, arrangedWith, pileSize, pilesOf, placedPiles } from './piles'

const card = (name: string, mana_cost: string, type_line = 'Creature'): Card => ({
  _id: name,
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace({ name, mana_cost, type_line })] },
})
const MAIN = [
  card('Crab', '{1}{U}'),
  card('Giant', '{6}{G}{G}'),
  card('Isle', '', 'Basic Land'),
  card('Auk', '{U}{U}'),
]
const SIDE = [card('Spark', '{R}', 'Instant')]
const names = (piles: ReturnType<typeof pilesOf>) =>
  piles.map(({ label, main, side }) =>
    [label, ...main.map(({ name }) => name), ...side.map(({ name }) => `(${name})`)].join(' '),
  )

test('by mana value every column stands, lands last, and a sideboard card below its own column', () => {
  expect(names(pilesOf({ main: MAIN, side: SIDE }, 'mana value'))).toEqual([
    '0-1 (Spark)',
    '2 Auk Crab',
    '3',
    '4',
    '5',
    '6+ Giant',
    'land Isle',
  ])
})

test('by color and by type only what the deck has', () => {
  expect(names(pilesOf({ main: MAIN, side: SIDE }, 'color'))).toEqual([
    'blue Auk Crab',
    'red (Spark)',
    'green Giant',
    'land Isle',
  ])
  expect(names(pilesOf({ main: MAIN, side: SIDE }, 'type'))).toEqual([
    'creature Auk Crab Giant',
    'instant (Spark)',
    'land Isle',
  ])
})

test('equal cards are one card of a column and count each', () => {
  const [crab] = MAIN
  if (crab === undefined) throw new Error('no crab')
  const pile = pilesOf({ main: [crab, { ...crab, _id: 'crab-2' }], side: [] }, 'mana value')[1]
  expect(pile?.main).toHaveLength(1)
  expect(pileSize(pile?.main ?? [])).toBe(2)
})

test('a card stays where it was put, in its column or another, and what comes later stands below', () => {
  const cards = { main: MAIN, side: SIDE }
  const order = 'mana value'
  const put = (arranged: Arrangement, name: string, to: { label: string; before?: string }) => {
    const piles = pilesOf(cards, order, { arranged })
    return arrangedWith(arranged, name, { order, zone: 'main', before: undefined, piles, ...to })
  }
  const crabFirst = put({}, 'Crab', { label: '2', before: 'Auk' })
  expect(names(pilesOf(cards, order, { arranged: crabFirst }))[1]).toBe('2 Crab Auk')
  const giantToo = put(crabFirst, 'Giant', { label: '2', before: 'Auk' })
  expect(names(pilesOf(cards, order, { arranged: giantToo }))[1]).toBe('2 Crab Giant Auk')
  expect(pilesOf(cards, order, { arranged: giantToo })[1]?.main.map(({ isMoved }) => isMoved)).toEqual([
    false,
    true,
    false,
  ])
  const more = { ...cards, main: [card('Ant', '{1}{G}'), ...MAIN] }
  expect(names(pilesOf(more, order, { arranged: giantToo }))[1]).toBe('2 Crab Giant Auk Ant')
  const back = put(giantToo, 'Giant', { label: '6+' })
  expect(names(pilesOf(cards, order, { arranged: back })).filter((pile) => /Giant/.test(pile))).toEqual([
    '6+ Giant',
  ])
  expect(names(pilesOf(cards, 'type', { arranged: giantToo }))[0]).toBe('creature Auk Crab Giant')
})

test('by kind, creatures stand above the others in the same columns, and lands beside both', () => {
  const piles = pilesOf({ main: [...MAIN, ...SIDE], side: [] }, 'mana value')
  const placed = placedPiles(piles, 'main', true)
  const filled = placed.flatMap(({ groups, row, column, headCount }) =>
    groups.length === 0 ? [] : [[groups.map(({ name }) => name).join(' '), row, column, headCount]],
  )
  expect(filled).toEqual([
    ['Auk Crab', '1', 2, 2],
    ['Giant', '1', 6, 1],
    ['Spark', '2', 1, undefined],
    ['Isle', '1 / span 2', 7, 1],
  ])
  expect(placed).toHaveLength(13)
})

test('by tag each tag has a column, of several the first; the untagged and the lands come last', () => {
  const tags = { Giant: ['late', 'big'], Spark: ['burn'], Gone: ['old'] }
  expect(names(pilesOf({ main: MAIN, side: SIDE }, 'tag', { tags }))).toEqual([
    'burn (Spark)',
    'late Giant',
    'no tag Auk Crab',
    'land Isle',
  ])
  const named = { Giant: ['land'], Spark: ['no tag'] }
  expect(names(pilesOf({ main: MAIN, side: SIDE }, 'tag', { tags: named }))).toEqual([
    'land Isle Giant',
    'no tag Auk Crab (Spark)',
  ])
})

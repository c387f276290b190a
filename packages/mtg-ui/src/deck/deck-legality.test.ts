import { blankCardData, type Card, cardFace, type CardsByZone } from '@parlour/mtg-cards'
import { describe, expect, it } from 'vitest'
import { deckProblems, unreadyWords } from './deck-legality'

const card = (
  name: string,
  more: Partial<Card['data']> = {},
  face: Parameters<typeof cardFace>[0] = {},
): Card => ({
  _id: name,
  source: 'scryfall',
  data: {
    ...blankCardData(),
    legal: ['modern', 'vintage', 'commander'],
    card_faces: [cardFace({ name, mana_cost: '{G}', ...face })],
    ...more,
  },
})
const forest = card('Forest', {}, { type_line: 'Basic Land — Forest', mana_cost: '' })
const times = (count: number, one: Card) => Array.from({ length: count }, () => one)
const deck = (zones: Partial<CardsByZone>): CardsByZone => ({ main: [], side: [], command: [], ...zones })

describe('the legality of a deck', () => {
  it('asks nothing of a custom deck', () => {
    expect(deckProblems('custom', deck({}))).toEqual([])
  })
  it('finds nothing wrong in a drafted deck that is being built, and says what it lacks', () => {
    const lacks = (main: readonly Card[]) => unreadyWords('draft', deck({ main }))
    const moth = card('Moth')
    expect(deckProblems('draft', deck({ main: times(39, moth) }))).toEqual([])
    expect(lacks(times(45, moth))).toBe('45 cards with no land: choose what you play and add lands.')
    expect(lacks([...times(17, forest), ...times(21, moth)])).toBe('The main deck needs 2 more cards.')
    expect(lacks([...times(17, forest), ...times(22, moth)])).toBe('The main deck needs 1 more card.')
    expect(lacks([...times(17, forest), ...times(23, moth)])).toBeUndefined()
    expect(unreadyWords('modern', deck({ main: times(45, moth) }))).toBeUndefined()
  })
  it('counts copies over all zones, but not of basic lands and of cards that say so', () => {
    const rats = card('Rats', {}, { oracle_text: 'A deck can have any number of cards named Rats.' })
    const main = [...times(51, forest), ...times(9, rats), ...times(4, card('Moth'))]
    expect(deckProblems('modern', deck({ main }))).toEqual([])
    expect(deckProblems('modern', deck({ main, side: [card('Moth')] }))).toEqual(['Too many copies: 5 Moth.'])
    expect(deckProblems('modern', deck({ main, side: times(16, forest) }))).toEqual([
      'The sideboard has 16 cards; at most 15 are allowed.',
    ])
  })
  it('allows as many copies as a card says', () => {
    const dwarf = card('Dwarf', {}, { oracle_text: 'A deck can have up to seven cards named Dwarf.' })
    const main = times(60, forest)
    expect(deckProblems('modern', deck({ main: [...main, ...times(7, dwarf)] }))).toEqual([])
    expect(deckProblems('modern', deck({ main: [...main, ...times(8, dwarf)] }))).toEqual([
      'Too many copies: 8 Dwarf.',
    ])
  })
  it('names what is not on the list of the format; restricted cards are allowed once', () => {
    const banned = ['A', 'B', 'C', 'D', 'E'].map((name) => card(name, { legal: [] }))
    const main = [...times(60, forest), ...banned]
    expect(deckProblems('modern', deck({ main }))).toEqual(['Not legal in modern: A, B, C, D and 1 more.'])
    const lotus = card('Lotus', { legal: [], restricted: ['vintage'] })
    const vintage = (count: number) =>
      deckProblems('vintage', deck({ main: [...times(60, forest), ...times(count, lotus)] }))
    expect(vintage(1)).toEqual([])
    expect(vintage(2)).toEqual(['Too many copies: 2 Lotus.'])
  })
  it('knows the five basic lands as legal, whichever printing they are of', () => {
    const plain = { ...forest, data: { ...forest.data, legal: [] } }
    const other = { ...card('Moor', { legal: [] }, { type_line: 'Basic Land', mana_cost: '' }) }
    expect(deckProblems('modern', deck({ main: times(60, plain) }))).toEqual([])
    expect(deckProblems('modern', deck({ main: [...times(60, plain), other] }))).toEqual([
      'Not legal in modern: Moor.',
    ])
  })

  it('holds a commander deck to its size, single copies and the commander', () => {
    const chief = card('Chief', {}, { type_line: 'Legendary Creature — Elf' })
    expect(deckProblems('commander', deck({ main: times(99, forest), command: [chief] }))).toEqual([])
    const blue = card('Drake', {}, { mana_cost: '{U}' })
    expect(
      deckProblems('commander', deck({ main: [...times(97, forest), blue, blue], command: [chief] })),
    ).toEqual(['Too many copies: 2 Drake.', "Outside the commander's colors: Drake."])
    expect(deckProblems('commander', deck({ main: times(99, forest) }))).toEqual([
      'Main deck and command zone have 99 cards; they need exactly 100.',
      'The command zone is empty; a commander belongs there.',
    ])
  })
  it('has a legendary creature lead, in Brawl a planeswalker too', () => {
    const walker = card('Walker', { legal: ['commander', 'brawl'] }, { type_line: 'Legendary Planeswalker' })
    const main = (count: number) =>
      times(count, { ...forest, data: { ...forest.data, legal: walker.data.legal } })
    expect(deckProblems('brawl', deck({ main: main(59), command: [walker] }))).toEqual([])
    expect(deckProblems('commander', deck({ main: main(99), command: [walker] }))).toEqual([
      'Walker cannot be a commander.',
    ])
  })
  it('speaks of one card as of one', () => {
    expect(deckProblems('modern', deck({ main: [forest] }))).toEqual([
      'The main deck has 1 card; it needs 60.',
    ])
  })
})

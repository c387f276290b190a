import {
  blankCardData,
  type Card,
  cardFace,
  type CardIdsByZone,
  MOST_IN_ZONE,
  namesInList,
} from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { describe, expect, test } from 'vitest'
import { importEdit, importOutcomes, type ImportMode, overfullZone } from './deck-import-plan'

const card = (id: string, name: string, more: Partial<Card> = {}): Card => ({
  _id: id,
  source: 'scryfall',
  data: { ...blankCardData(), card_faces: [cardFace({ name, type_line: 'Creature' })] },
  ...more,
})
const zonesOf = (zones: Partial<CardIdsByZone>): CardIdsByZone => ({
  main: [],
  side: [],
  command: [],
  ...zones,
})
const deckOf = (cardIdsByZone: CardIdsByZone): WireDeck => ({
  _id: 'deck',
  name: 'Thursday',
  userId: 'ann',
  links: {},
  format: 'draft',
  cardIdsByZone,
  timestamps: { created: '', updated: '' },
  rev: 1,
})

const OWN = card('own-moth', 'Lantern Moth', { source: 'custom', cubeId: 'cube' })
const CARDS = new Map([OWN, card('forest', 'Forest')].map((one) => [one._id, one]))
const FOUND = [card('moth', 'Lantern Moth'), card('forest', 'Forest'), card('champion', '1996 Champion')]

interface Decks {
  readonly seen: CardIdsByZone
  /** As the deck is when the import is done. */
  readonly now?: CardIdsByZone
}

/** The zones after an import. */
function after(text: string, mode: ImportMode, { seen, now = seen }: Decks) {
  const outcomes = importOutcomes(text, mode, {
    found: { cards: FOUND, sets: [] },
    zones: seen,
    cards: CARDS,
  })
  return importEdit(outcomes, mode, seen)(deckOf(now)).cardIdsByZone
}

describe('the names that a list may mean', () => {
  test('with and without counts, sets and numbers', () => {
    expect(namesInList('2 Lantern Moth (ABC) 12\n1996 Champion\n-Forest 281s')).toEqual(
      expect.arrayContaining(['Lantern Moth', '1996 Champion', 'Forest']),
    )
  })

  test('nothing for headings, comments and blank lines; nothing too long', () => {
    expect(namesInList(`Deck\n// remark\n\n${'x'.repeat(201)}`)).toEqual([])
  })
})

describe('importing', () => {
  test('takes the deck’s own copy before another printing', () => {
    expect(after('Lantern Moth', 'add', { seen: zonesOf({ side: ['own-moth'] }) }).main).toEqual(['own-moth'])
    expect(after('Lantern Moth', 'add', { seen: zonesOf({}) }).main).toEqual(['moth'])
  })

  test('takes the newest usual printing, and another one where the line names it', () => {
    const printings = [
      ['promo', '1', 'pro'],
      ['old', '2', 'old'],
      ['new', '300', 'new'],
    ].map(([id = '', collector_number = '', set = '']) => {
      const { data, ...record } = card(id, 'Pole Heron')
      return { ...record, data: { ...data, set, collector_number } }
    })
    const sets = [
      { code: 'pro', name: 'Promos', set_type: 'promo', released_at: '2025-01-01' },
      { code: 'old', name: 'Old', set_type: 'expansion', released_at: '2001-01-01' },
      { code: 'new', name: 'New', set_type: 'core', released_at: '2020-01-01' },
    ]
    const sources = { found: { cards: printings, sets }, zones: zonesOf({}), cards: new Map() }
    const taken = (line: string) =>
      importOutcomes(line, 'add', sources).flatMap(({ cards }) => cards.map(({ _id }) => _id))
    expect(taken('Pole Heron')).toEqual(['new'])
    expect(taken('Pole Heron (OLD) 2')).toEqual(['old'])
    expect(taken('Pole Heron [PRO]')).toEqual(['promo'])
    const ownCards = { zones: zonesOf({ side: ['old'] }), cards: new Map([['old', printings[1] ?? OWN]]) }
    const again = (line: string) => importOutcomes(line, 'replace', { ...sources, ...ownCards })
    expect(again('2 Pole Heron')[0]?.cards.map(({ _id }) => _id)).toEqual(['old', 'old'])
    expect(again('Pole Heron (NEW) 300')[0]?.cards.map(({ _id }) => _id)).toEqual(['new'])
  })

  test('a name that begins with a number is that name', () => {
    expect(after('1996 Champion', 'add', { seen: zonesOf({}) }).main).toEqual(['champion'])
  })

  test('removes as many copies of one id as it says, those of the zone first', () => {
    const seen = zonesOf({ main: ['forest', 'forest', 'own-moth'], side: ['forest'] })
    expect(after('-2 Forest', 'add', { seen })).toEqual(zonesOf({ main: ['own-moth'], side: ['forest'] }))
    expect(after('Sideboard\n-Forest', 'add', { seen }).side).toEqual([])
  })

  test('removes nothing that is gone meanwhile', () => {
    const seen = zonesOf({ main: ['forest'] })
    expect(after('-Forest', 'add', { seen, now: zonesOf({}) })).toEqual(zonesOf({}))
  })

  test('in a replaced deck nothing is there to be removed', () => {
    const seen = zonesOf({ main: ['forest'] })
    const outcomes = importOutcomes('-Forest', 'replace', {
      found: { cards: FOUND, sets: [] },
      zones: seen,
      cards: CARDS,
    })
    expect(outcomes.map(({ kind }) => kind)).toEqual(['unknown'])
  })

  test('a replaced deck keeps what was drafted meanwhile', () => {
    const seen = zonesOf({ main: ['forest', 'own-moth'] })
    const now = zonesOf({ main: ['forest', 'own-moth', 'forest'] })
    expect(after('Lantern Moth', 'replace', { seen, now }).main).toEqual(['forest', 'own-moth'])
  })
})

describe('a zone that would hold too many cards', () => {
  const full = zonesOf({ side: Array.from({ length: MOST_IN_ZONE }, () => 'forest') })
  function overfull(text: string, mode: ImportMode, zones = full) {
    const sources = { found: { cards: FOUND, sets: [] }, zones, cards: CARDS }
    return overfullZone(importOutcomes(text, mode, sources), mode, zones)
  }

  test('is described by what it holds and what the list adds', () => {
    expect(overfull('Sideboard\n1 Forest', 'add')).toBe('side')
    expect(overfull('999 Forest\n999 Forest\n2 Forest', 'add')).toBeUndefined()
    expect(overfull('999 Forest\n999 Forest\n3 Forest', 'add')).toBe('main')
  })

  test('is none where as many are taken out, or the deck is replaced', () => {
    expect(overfull('Sideboard\n-Forest\n1 Forest', 'add')).toBeUndefined()
    expect(overfull('Sideboard\n1 Forest', 'replace')).toBeUndefined()
  })

  test('is described for a list of any length', () => {
    expect(overfull(`Sideboard\n${'999 Forest\n'.repeat(300)}`, 'replace')).toBe('side')
  })
})

import { describe, expect, it } from 'vitest'
import type { CardSet } from '../card/card'
import { compareCollectorNumbers, sortByManaValue, sortByName } from './card-order'
import { guessedSetType, searchSets, SET_TYPE_ORDER, sortSets } from './card-sets'
import { NO_REFERENCE, referenceRecords } from '../testing/reference-data'
import { sampleCard, sampleData } from '../testing/sample-card'

const set = (code: string, set_type: string, released = ''): CardSet => {
  const [released_at = '', name = code] = released.split(' ')
  return { code, name, set_type, released_at }
}

describe('the set picker', () => {
  it('sorts by type, unknown types last, newest first, then name', () => {
    const sets = [
      set('eter', 'eternal', '2026-01-01'),
      set('van', 'vanguard', '2000-01-01'),
      set('old', 'expansion', '1999-01-01'),
      set('newb', 'expansion', '2024-01-01 B'),
      set('newa', 'expansion', '2024-01-01 A'),
      set('core', 'core', '2025-01-01'),
    ]
    expect(sortSets(sets).map(({ code }) => code)).toEqual(['newa', 'newb', 'old', 'core', 'van', 'eter'])
  })

  it('finds by name or code, ignoring case', () => {
    const sets = [
      set('abc', 'core', '2020 River'),
      set('riv', 'core', '2020 Other'),
      set('x', 'core', '2020 Y'),
    ]
    expect(searchSets(sets, ' RIV ').map(({ code }) => code)).toEqual(['abc', 'riv'])
    expect(searchSets(sets, '')).toHaveLength(3)
  })

  it('orders every type of the list', () => expect(new Set(SET_TYPE_ORDER).size).toBe(23))

  it('puts the real sets of an unlisted type after all others', ({ skip }) => {
    const records = referenceRecords('sets.json') ?? skip(NO_REFERENCE)
    const sets: readonly CardSet[] = JSON.parse(JSON.stringify(records))
    const types = sortSets(sets).map(({ set_type }) => set_type)
    expect(types[0]).toBe('expansion')
    expect(types.slice(-6)).toEqual(Array.from({ length: 6 }, () => 'eternal'))
  })
})

describe('orders', () => {
  it('sort collector numbers naturally', () => {
    expect(['281s', '12', '9', 'A45', '281', '15b'].toSorted(compareCollectorNumbers)).toEqual([
      '9',
      '12',
      '15b',
      '281',
      '281s',
      'A45',
    ])
  })

  it('sort cards by mana value then name, an infinite cost last', () => {
    const card = (name: string, mana_cost: string) => sampleCard(sampleData({ name, mana_cost }))
    const cards = [card('D', '{∞}'), card('C', '{∞}'), card('b', '{2}'), card('A', '{2}'), card('E', '')]
    expect(sortByManaValue(cards).map(({ _id }) => _id)).toEqual(['e', 'a', 'b', 'c', 'd'])
    expect(sortByName(cards).map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('the type of a set whose record has none', () => {
  it.each([
    ['dom', 'Dominaria', 'expansion'],
    ['m19', 'Core Set 2019', 'core'],
    ['m10', 'Magic 2010', 'core'],
    ['uma', 'Ultimate Masters', 'masters'],
    ['mh1', 'Modern Horizons', 'draft_innovation'],
    ['cmr', 'Commander Legends', 'draft_innovation'],
    ['c19', 'Commander 2019', 'commander'],
    ['tdom', 'Dominaria Tokens', 'token'],
    ['pdom', 'Dominaria Promos', 'promo'],
    ['lomm', 'Lanterns', 'expansion'],
  ])('%s, %s: %s', (code, name, type) => expect(guessedSetType(code, name)).toBe(type))
})

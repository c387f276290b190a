import { describe, expect, it } from 'vitest'
import type { CardData, CardFace } from '../card/card'
import { producedMana } from '../card/produced-mana'
import { changeRecord } from '../history/card-history'
import { type CardFilter, matchesFilter, matchesFilters } from './card-filter'
import {
  addFilter,
  filterLabel,
  isEmptyFilter,
  LEGALITY_FORMATS,
  legalityFormats,
  removeFilter,
  searchCapNote,
} from './card-filter-list'
import { parseCardQuery } from './card-query'
import { sampleCard, sampleData } from '../testing/sample-card'

const matches = (
  filter: CardFilter,
  faces: Partial<CardFace> | readonly Partial<CardFace>[],
  root: Partial<CardData> = {},
) => matchesFilter({ data: sampleData(faces, root) }, filter)

describe('text filters', () => {
  const faces = [
    {
      name: 'Reed Cat',
      type_line: 'Creature — Cat',
      oracle_text: 'CARD_NAME has Flying.',
      flavor_text: 'Meow',
    },
    { name: 'Reed Lion', type_line: 'Creature — Lion', oracle_text: 'Haste' },
  ]

  it.each<[CardFilter, boolean]>([
    [{ kind: 'name', operator: 'and', value: 'reed l' }, true],
    [{ kind: 'name', operator: 'and', value: 'tiger' }, false],
    [{ kind: 'name', operator: 'not', value: 'LION' }, false],
    [{ kind: 'text', operator: 'and', value: 'reed cat has flying' }, true],
    [{ kind: 'text', operator: 'not', value: 'trample' }, true],
    [{ kind: 'text', operator: 'or', value: ['trample', 'haste'] }, true],
    [{ kind: 'text', operator: 'or', value: ['trample', 'reach'] }, false],
    [{ kind: 'type', operator: 'and', value: 'lion' }, true],
    [{ kind: 'flavor', operator: 'and', value: 'meow' }, true],
  ])('%j', (filter, isMatch) => expect(matches(filter, faces)).toBe(isMatch))
})

describe('number filters', () => {
  it.each<[string, string, number, boolean]>([
    ['2', '=', 2, true],
    ['2', '<=', 1, false],
    ['2', '>=', 1, true],
    ['1+*', '=', 1, true],
    ['1.5', '>=', 1.5, true],
    ['*', '<=', 9, false],
    ['', '<=', 9, false],
  ])('power "%s" %s %d is %s', (...row) => {
    const [power, operator, value, isMatch] = row
    const filter: CardFilter = JSON.parse(JSON.stringify({ kind: 'power', operator, value }))
    expect(matches(filter, { power })).toBe(isMatch)
  })

  it('are satisfied by any face, the mana value by the card', () => {
    expect(
      matches({ kind: 'toughness', operator: '>=', value: '4' }, [{ toughness: '1' }, { toughness: '4' }]),
    ).toBe(true)
    expect(matches({ kind: 'defense', operator: '=', value: 4 }, [{ defense: '4' }, {}])).toBe(true)
    const costs = [{ mana_cost: '{1}{R}' }, { mana_cost: '{1}{U}' }]
    expect(matches({ kind: 'cmc', operator: '=', value: 4 }, costs, { layout: 'split' })).toBe(true)
    expect(matches({ kind: 'cmc', operator: '=', value: 4 }, costs)).toBe(false)
  })
})

describe('set and legality', () => {
  it('match the exact set code and the format', () => {
    const root = { set: 'm10', legal: ['modern'] }
    expect(matches({ kind: 'set', operator: 'or', value: ['M1', 'm10'] }, {}, root)).toBe(true)
    expect(matches({ kind: 'set', operator: 'or', value: ['m1'] }, {}, root)).toBe(false)
    expect(matches({ kind: 'set', operator: 'or', value: ['custom'] }, {})).toBe(true)
    expect(matches({ kind: 'legality', value: 'modern' }, {}, root)).toBe(true)
    expect(matches({ kind: 'legality', value: 'legacy' }, {}, root)).toBe(false)
  })

  it('match by the set that a copy came from, too', () => {
    const root = { origin: { id: 'reed-cat', set: 'm10', collector_number: '1' } }
    expect(matches({ kind: 'set', operator: 'or', value: ['abc', 'M10'] }, {}, root)).toBe(true)
    expect(matches({ kind: 'set', operator: 'or', value: ['custom'] }, {}, root)).toBe(true)
    expect(matches({ kind: 'set', operator: 'or', value: ['m1'] }, {}, root)).toBe(false)
  })
})

describe('colors', () => {
  const costs = ['', '{W}', '{U}', '{W}{U}', '{W}{U}{B}', '{B}']
  const found = (flags: object) => {
    const filter: CardFilter = { kind: 'colors', ...flags }
    return costs.filter((mana_cost) => matches(filter, { mana_cost }))
  }

  it.each([
    [{ white: true, blue: true }, ['{W}{U}', '{W}{U}{B}']],
    [{ white: true, blue: true, only: true }, ['{W}{U}']],
    [{ white: true, blue: true, or: true }, ['{W}', '{U}', '{W}{U}', '{W}{U}{B}']],
    [{ white: true, blue: true, or: true, only: true }, ['{W}', '{U}', '{W}{U}']],
    [{ only: true }, ['']],
    [{ or: true }, ['']],
  ])('%j', (flags, cards) => expect(found(flags)).toEqual(cards))

  it('of the identity count the rules text', () => {
    const face = { mana_cost: '{W}', oracle_text: '{B}: Draw.' }
    expect(matches({ kind: 'identity', white: true, black: true, only: true }, face)).toBe(true)
    expect(matches({ kind: 'colors', black: true }, face)).toBe(false)
  })
})

describe('groups and what a query can ask more', () => {
  const elf: CardFilter = { kind: 'type', operator: 'and', value: 'elf' }
  const rare: CardFilter = { kind: 'rarity', operator: 'or', value: ['rare', 'mythic'] }

  it('join filters with or and and, and turn them round', () => {
    const faces = { type_line: 'Creature — Elf' }
    expect(matches({ kind: 'any', filters: [elf, rare] }, faces)).toBe(true)
    expect(matches({ kind: 'all', filters: [elf, rare] }, faces)).toBe(false)
    expect(matches({ kind: 'all', filters: [elf, rare] }, faces, { rarity: 'mythic' })).toBe(true)
    expect(matches({ kind: 'not', filter: rare }, faces)).toBe(true)
    expect(
      matches({ kind: 'not', filter: { kind: 'power', operator: '>=', value: 1 } }, { power: '*' }),
    ).toBe(true)
  })

  it.each<[CardFilter, Partial<CardFace>, boolean]>([
    [{ kind: 'exact', value: 'lim-dul’s vault' }, { name: "Lim-Dûl's Vault" }, true],
    [{ kind: 'exact', value: 'vault' }, { name: "Lim-Dûl's Vault" }, false],
    [{ kind: 'name', operator: 'and', value: 'aether J' }, { name: 'Æther Jötunn' }, true],
    [{ kind: 'name', operator: 'and', value: 'JÖTUNN' }, { name: 'Æther Jötunn' }, true],
    [{ kind: 'artist', operator: 'and', value: 'avon' }, { artist: 'John Avon' }, true],
    [{ kind: 'artist', operator: 'not', value: 'avon' }, { artist: 'John Avon' }, false],
    [{ kind: 'produces', value: ['w', 'u'] }, { produced_mana: ['w', 'u', 'b'] }, true],
    [{ kind: 'produces', value: ['w', 'c'] }, { produced_mana: ['w', 'u', 'b'] }, false],
    [{ kind: 'color_count', operator: '=', value: 2 }, { mana_cost: '{W}{U}' }, true],
    [{ kind: 'identity_count', operator: '>=', value: 2 }, { mana_cost: '{W}' }, false],
    [{ kind: 'is', value: 'hybrid' }, { mana_cost: '{W/U}' }, true],
    [{ kind: 'is', value: 'phyrexian' }, { mana_cost: '{W/P}' }, true],
    [{ kind: 'is', value: 'hybrid' }, { mana_cost: '{W/P}' }, false],
    [{ kind: 'is', value: 'commander' }, { type_line: 'Legendary Creature — Elf' }, true],
    [{ kind: 'is', value: 'commander' }, { type_line: 'Legendary Artifact' }, false],
    [{ kind: 'is', value: 'vanilla' }, { type_line: 'Creature — Elf', oracle_text: '' }, true],
    [{ kind: 'is', value: 'permanent' }, { type_line: 'Instant' }, false],
    [{ kind: 'is', value: 'spell' }, { type_line: 'Basic Land — Forest' }, false],
    [{ kind: 'is', value: 'scarred' }, {}, false],
  ])('%j', (filter, face, isMatch) => expect(matches(filter, face)).toBe(isMatch))

  it('know a scarred card by its history', () => {
    const before = sampleData({ power: '1' })
    const after = sampleData({ power: '2' })
    const record = changeRecord(before, after, { userId: '', date: '', comment: '' })
    const card = { data: after, changes: record === undefined ? [] : [record], source: 'custom' } as const
    expect(matchesFilter(card, { kind: 'is', value: 'scarred' })).toBe(true)
    expect(matchesFilter(card, { kind: 'is', value: 'custom' })).toBe(true)
  })

  it('are shown in words', () => {
    expect(filterLabel({ kind: 'any', filters: [elf, { kind: 'not', filter: rare }] })).toBe(
      '(type and elf or not rarity or rare, mythic)',
    )
    expect(filterLabel({ kind: 'exact', value: 'Forest' })).toBe('name is Forest')
    expect(filterLabel({ kind: 'color_count', operator: '=', value: 2 })).toBe('color count = 2')
    expect(isEmptyFilter({ kind: 'not', filter: { kind: 'name', operator: 'and', value: ' ' } })).toBe(true)
  })
})

describe('a list of filters', () => {
  const cat = sampleCard(sampleData({ name: 'Cat', mana_cost: '{W}' }))

  it('is combined with AND, and its note says how many cards there are', () => {
    const cats: CardFilter = { kind: 'name', operator: 'and', value: 'cat' }
    expect(matchesFilters(cat, [cats])).toBe(true)
    expect(matchesFilters(cat, [cats, { kind: 'colors', blue: true }])).toBe(false)
    expect(matchesFilters(sampleCard(sampleData({})), [])).toBe(true)
    expect(searchCapNote(1200)).toBe(
      'For performance reasons, only 1000 cards are included in this list. Use the filters to reduce the card search space. There are currently 1200 cards based on the input name.',
    )
  })

  it('takes no empty filter and joins sets', () => {
    const sets = addFilter([{ kind: 'set', operator: 'or', value: ['m10'] }], {
      kind: 'set',
      operator: 'or',
      value: ['m10', 'm11'],
    })
    expect(sets).toEqual([{ kind: 'set', operator: 'or', value: ['m10', 'm11'] }])
    expect(addFilter(sets, { kind: 'power', operator: '=', value: '' })).toBe(sets)
    expect(isEmptyFilter({ kind: 'colors' })).toBe(true)
    expect(isEmptyFilter({ kind: 'identity', only: true })).toBe(false)
    expect(isEmptyFilter({ kind: 'cmc', operator: '=', value: 0 })).toBe(false)
    expect(removeFilter(sets, 0)).toEqual([])
  })

  it('shows kind, operator and value', () => {
    expect(filterLabel({ kind: 'name', operator: 'not', value: 'cat' })).toBe('name not cat')
    expect(filterLabel({ kind: 'set', operator: 'or', value: ['m10', 'm11'] })).toBe('set or m10, m11')
    expect(filterLabel({ kind: 'colors', white: true, red: false, only: true })).toBe('colors white only')
    expect(filterLabel({ kind: 'legality', value: 'modern' })).toBe('legality modern')
  })

  it('throws on what it does not know', () => {
    const broken = (json: string): CardFilter => JSON.parse(json)
    expect(() => matches(broken('{"kind":"smell","value":"x"}'), {})).toThrow('unknown filter')
    for (const kind of ['set', 'rarity'])
      expect(() => matches(broken(`{"kind":"${kind}","operator":"not","value":["x"]}`), {})).toThrow(
        'unknown filter operator',
      )
    expect(() => matches(broken('{"kind":"name","operator":"xor","value":"x"}'), {})).toThrow(
      'unknown filter operator',
    )
    expect(() => matches(broken('{"kind":"cmc","operator":"<","value":1}'), {})).toThrow(
      'unknown filter operator',
    )
  })
})

describe('the formats', () => {
  it('are the listed ones, then what the cards add', () => {
    expect(LEGALITY_FORMATS).toHaveLength(19)
    expect(legalityFormats(['timeless', 'modern', 'predh']).slice(19)).toEqual(['predh', 'timeless'])
  })
})

describe('what a query can ask of a rules text and of numbers', () => {
  const legend = {
    name: 'Bruna, of the Reeds',
    type_line: 'Legendary Creature — Angel',
    oracle_text: 'When Bruna enters, scry 1. (Look at the top card.)',
    power: '1+*',
    toughness: '3',
    mana_cost: '{1}{W}',
  }

  it.each<[string, boolean]>([
    ['o:"~ enters"', true],
    ['fo:"when ~"', true],
    ['-o:~', false],
    ['o:"top card"', false],
    ['fo:"top card"', true],
    ['o:scry', true],
    ['pow=*', true],
    ['tou=*', false],
    ['pow<tou', true],
    ['tou>mv', true],
    ['tou<=pow', false],
    ['mv:even', true],
    ['mv:odd', false],
  ])('%s is %s', (line, isMatch) =>
    expect(matchesFilters({ data: sampleData(legend) }, parseCardQuery(line))).toBe(isMatch),
  )

  it.each<[string, boolean]>([
    ['cn:12B', true],
    ['cn:12', false],
    ['is:reprint', true],
    ['in:abc', true],
  ])('%s is %s', (line, isMatch) => {
    const data = sampleData({}, { set: 'abc', collector_number: '12b', reprint: true })
    expect(matchesFilters({ data }, parseCardQuery(line))).toBe(isMatch)
  })

  it('find a copy by the formats of the card that it came from', () => {
    const origin = { id: 'x', set: 'abc', collector_number: '1', legal: ['modern'] }
    expect(matches({ kind: 'legality', value: 'modern' }, {}, { origin })).toBe(true)
  })

  it('find both halves of an adventure by exactly its colors', () => {
    const halves = [{ mana_cost: '{2}{R}' }, { mana_cost: '{U}' }]
    const data = sampleData(halves, { layout: 'adventure' })
    expect(matchesFilters({ data }, parseCardQuery('c=ur'))).toBe(true)
    expect(matchesFilters({ data }, parseCardQuery('c=r'))).toBe(false)
  })

  it.each<[string, Partial<CardFace>, string]>([
    ['a mana rock', { oracle_text: '{T}: Add {C}{C}.' }, 'c'],
    ['a dual land', { oracle_text: '{T}: Add {W} or {U}.' }, 'wu'],
    ['a land of any color', { oracle_text: '{T}: Add one mana of any color.' }, 'wubrg'],
    ['a land by its types', { type_line: 'Land — Swamp Forest', oracle_text: 'Enters tapped.' }, 'bg'],
    ['what makes a treasure', { oracle_text: 'Create a token with "{T}: Add {G}."' }, ''],
  ])('know without the provider the mana of %s', (_name, face, letters) => {
    expect([...producedMana(sampleData(face))].sort()).toEqual([...letters].sort())
  })
})

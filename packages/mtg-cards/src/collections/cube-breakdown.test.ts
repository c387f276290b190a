import { describe, expect, it } from 'vitest'
import type { CardOrderBy } from '../query/card-order'
import { cubeBreakdown, cubeColumn, cubeSection, manaDots } from './cube-breakdown'
import { sampleCard, sampleData } from '../testing/sample-card'

describe('the column of a card', () => {
  it.each([
    ['Creature', '{W}', 'white'],
    ['Artifact', '{3}', 'colorless'],
    ['Instant', '{U}{R}', 'multicolor'],
    ['Land Creature — Dryad', '{G}', 'land'],
  ])('%s %s is %s', (type_line, mana_cost, column) => {
    expect(cubeColumn(sampleData({ type_line, mana_cost }))).toBe(column)
  })

  it('follows the colors, not the identity', () => {
    expect(cubeColumn(sampleData({ mana_cost: '{W}', oracle_text: '{B}: Fly.' }))).toBe('white')
  })

  it('follows the front face', () => {
    const faces = [
      { mana_cost: '{B}', type_line: 'Sorcery' },
      { type_line: 'Land', color_indicator: ['r' as const] },
    ]
    expect(cubeColumn(sampleData(faces, { layout: 'transform' }))).toBe('black')
  })
})

describe('the section of a card', () => {
  it.each([
    ['Artifact Creature', '{W}', 'creature'],
    ['Enchantment Artifact', '{W}', 'artifact'],
    ['Battle — Siege', '{W}', 'battle'],
    ['Conspiracy', '', 'other'],
    ['Instant', '{G}{W}', 'selesnya'],
    ['Instant', '{G}{W}{U}{B}', 'non-red'],
    ['Basic Land — Forest', '', 'land'],
  ])('%s %s is %s', (type_line, mana_cost, section) => {
    expect(cubeSection(sampleData({ type_line, mana_cost }))).toBe(section)
  })
})

describe('the breakdown', () => {
  const card = (name: string, mana_cost: string, type_line = 'Creature') =>
    sampleCard(sampleData({ name, mana_cost, type_line }))

  it('has eight columns, non-empty sections and a divider before each mana value', () => {
    const cards = [
      card('Owl', '{1}{U}'),
      card('Eel', '{1}{U}'),
      card('Ray', '{U}'),
      card('Wave', '{U}', 'Sorcery'),
    ]
    const columns = cubeBreakdown([
      ...cards,
      card('Pair', '{U}{R}'),
      card('Trio', '{U}{R}{W}'),
      card('Pier', '', 'Land'),
    ])
    expect(columns.map(({ id, count }) => `${id} ${count}`)).toEqual([
      'white 0',
      'blue 4',
      'black 0',
      'red 0',
      'green 0',
      'multicolor 2',
      'colorless 0',
      'land 1',
    ])
    expect(columns[5]?.sections.map(({ id }) => id)).toEqual(['izzet', 'jeskai'])
    const creatures = columns[1]?.sections[0]
    expect(columns[1]?.sections.map(({ id, count }) => [id, count])).toEqual([
      ['creature', 3],
      ['sorcery', 1],
    ])
    expect(
      creatures?.groups.map(({ manaValue, cards: members }) => [manaValue, members.map(({ _id }) => _id)]),
    ).toEqual([
      [1, ['ray']],
      [2, ['eel', 'owl']],
    ])
  })

  it('shows at most ten dots, every fifth large', () => {
    expect(manaDots(0)).toEqual([])
    expect(manaDots(6)).toEqual(['small', 'small', 'small', 'small', 'large', 'small'])
    expect(manaDots(15)).toHaveLength(10)
    expect(manaDots(Number.POSITIVE_INFINITY)).toHaveLength(10)
    expect(manaDots(0.5)).toEqual([])
  })
})

describe('the cards of a section in another order', () => {
  const made = (name: string, face: object, more: object = {}) =>
    sampleCard(sampleData({ name, type_line: 'Creature', mana_cost: '{W}', ...face }, more), { _id: name })
  const cards = [
    made('Ant', { power: '1', mana_cost: '{3}{W}' }, { rarity: 'rare', year: 2001 }),
    made('Bee', { power: '*' }, { rarity: 'common', year: 2003 }),
    made(
      'Cat',
      { power: '10' },
      { rarity: 'mythic', origin: { id: 'x', set: 'abc', collector_number: '1' } },
    ),
    made('Dog', { power: '10', mana_cost: '{1}{W}' }, { rarity: 'uncommon', year: 2002, set: 'aaa' }),
  ]
  const inOrder = (by: CardOrderBy, isDescending: boolean) =>
    cubeBreakdown(cards, { by, isDescending })
      .flatMap(({ sections }) => sections)
      .flatMap(({ groups }) => groups)
      .map(({ manaValue, cards: members }) => [manaValue ?? '-', ...members.map(({ _id }) => _id)].join(' '))

  it.each<[CardOrderBy, boolean, readonly string[]]>([
    ['mv', false, ['1 Bee Cat', '2 Dog', '4 Ant']],
    ['mv', true, ['4 Ant', '2 Dog', '1 Bee Cat']],
    ['name', true, ['- Dog Cat Bee Ant']],
    // What has no such value stands last, whichever way.
    ['power', false, ['- Ant Cat Dog Bee']],
    ['power', true, ['- Cat Dog Ant Bee']],
    ['rarity', false, ['- Bee Dog Ant Cat']],
    ['released', true, ['- Bee Dog Ant Cat']],
    ['set', false, ['- Dog Cat Ant Bee']],
    ['color', false, ['- Ant Bee Cat Dog']],
  ])('by %s, descending %s', (by, isDescending, expected) => {
    expect(inOrder(by, isDescending)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import type { Card, CardData } from '../card/card'
import {
  exportArena,
  exportCsv,
  exportCubeList,
  exportDeckJson,
  exportDek,
  exportPlain,
  withoutMtgoNumber,
} from './card-list-export'
import { readCardList } from './card-list-files'
import { cardListOutcomes } from './card-list-outcome'
import type { CardsByZone } from '../collections/deck-list'
import { buildNameIndex, isKnownName } from '../names/name-index'
import { sampleCard, sampleData } from '../testing/sample-card'

const printed = (name: string, set: string, collector_number: string) =>
  sampleCard(sampleData({ name }, { set, collector_number }), { _id: `${set}-${collector_number}` })

const cat = printed('Reed Cat', 'dom', '7')
const forest = printed('Forest', 'dom', '266')
const oldForest = printed('Forest', 'old', '301b')
const quoted = printed('Kongming, "Sleeping" <Dragon> & Co', 'ptk', '8')
const homemade = sampleCard(sampleData({ name: 'Home Made' }), { _id: 'h', source: 'custom' })
const twoFaced = (layout: string, names: readonly string[], number: string): Card => {
  const root: Partial<CardData> = { layout, set: 'iso', collector_number: number }
  return sampleCard(
    sampleData(
      names.map((name) => ({ name })),
      root,
    ),
    { _id: layout },
  )
}
const split = twoFaced('split', ['Fire', 'Ice'], '1')
const wolf = twoFaced('transform', ['Villager', 'Wolf'], '2')

const pool = [cat, forest, oldForest, quoted, homemade, split, wolf]
const index = buildNameIndex(pool)

const deck: CardsByZone = {
  main: [cat, cat, forest, oldForest, oldForest, split, wolf, quoted],
  side: [cat, homemade],
  command: [],
}

function idsRead(text: string): Readonly<Record<string, readonly string[]>> {
  const list = readCardList(text, { knownName: (name) => isKnownName(index, name) })
  expect(list.unknown).toEqual([])
  const outcomes = cardListOutcomes(list, { inserts: index })
  const idsIn = (zone: string) =>
    outcomes.filter(({ entry }) => entry?.zone === zone).flatMap(({ cards }) => cards.map(({ _id }) => _id))
  return { main: idsIn('main'), side: idsIn('side'), command: idsIn('command') }
}

const idsOf = (cards: CardsByZone) => ({
  main: cards.main.map(({ _id }) => _id),
  side: cards.side.map(({ _id }) => _id),
  command: cards.command.map(({ _id }) => _id),
})

describe('exported decks', () => {
  const withCommander = { ...deck, command: [wolf] }

  it('come back the same from Arena text and CSV, printings included', () => {
    for (const cards of [deck, withCommander, { ...deck, main: [] }]) {
      expect(idsRead(exportArena(cards))).toEqual(idsOf(cards))
      expect(idsRead(exportCsv(cards))).toEqual(idsOf(cards))
    }
  })

  it('come back with the same names from plain text and .dek files', () => {
    const byName = {
      ...withCommander,
      main: withCommander.main.map((card) => (card === oldForest ? forest : card)),
    }
    for (const cards of [byName, { ...byName, command: [] }, { ...byName, main: [], command: [] }]) {
      expect(idsRead(exportPlain(cards))).toEqual(idsOf(cards))
      expect(idsRead(exportDek(cards))).toEqual(idsOf(cards))
    }
  })

  it('have one line for the printings of a name where no set is written', () => {
    const cards = { main: [forest, cat, oldForest], side: [], command: [] }
    expect(exportPlain(cards)).toBe('2 Forest\n1 Reed Cat\n')
    expect(exportDek(cards).match(/<Cards /g)).toHaveLength(2)
    expect(exportArena(cards)).toContain('1 Forest (DAR) 266\n1 Reed Cat (DAR) 7\n1 Forest (OLD) 301b')
  })

  it('are empty for an empty deck', () => {
    const empty = { main: [], side: [], command: [] }
    expect([exportPlain(empty), exportArena(empty)]).toEqual(['', ''])
    expect(exportCsv(empty)).toBe('name,set,number,count,zone\n')
  })

  it('read as the other programs write them', () => {
    const small = { main: [cat, cat, split, wolf], side: [homemade], command: [] }
    expect(exportPlain(small)).toBe('2 Reed Cat\n1 Fire // Ice\n1 Villager // Wolf\n\n1 Home Made # custom\n')
    expect(exportArena(small)).toBe(
      'Deck\n2 Reed Cat (DAR) 7\n1 Fire // Ice (ISO) 1\n1 Villager (ISO) 2\n\nSideboard\n1 Home Made\n',
    )
    expect(exportDek(small)).toContain('Quantity="2" Sideboard="false" Name="Reed Cat"')
    expect(exportDek(small)).toContain('Name="Fire/Ice"')
    expect(exportCsv({ ...small, main: [quoted] })).toContain(
      '"Kongming, ""Sleeping"" <Dragon> & Co",ptk,8,1,main',
    )
  })
})

describe('the numbers of Magic Online', () => {
  it('stand in a .dek file where they are known', () => {
    const numbered = sampleCard(sampleData({ name: 'Pole Heron' }, { mtgo_id: 4711 }))
    const cards = { main: [numbered, cat], side: [], command: [] }
    expect(exportDek(cards)).toContain('CatID="4711" Quantity="1" Sideboard="false" Name="Pole Heron"')
    expect(exportDek(cards)).toContain('CatID="0" Quantity="1" Sideboard="false" Name="Reed Cat"')
    expect(withoutMtgoNumber(cards)).toEqual(['Reed Cat'])
  })
})

describe('a deck as JSON', () => {
  it('comes back with its zones, counts and printings', () => {
    const cards = { main: [cat, cat, split], side: [wolf], command: [homemade] }
    const text = exportDeckJson(cards, { name: 'Cats', format: 'modern' })
    expect(JSON.parse(text)).toMatchObject({ name: 'Cats', format: 'modern' })
    const { entries } = readCardList(`\uFEFF${text}`)
    expect(entries.map(({ count, name, set, zone }) => [count, name, set, zone])).toEqual([
      [2, 'Reed Cat', cat.data.set, 'main'],
      [1, 'Fire // Ice', split.data.set, 'main'],
      [1, 'Villager // Wolf', wolf.data.set, 'side'],
      [1, 'Home Made', undefined, 'command'],
    ])
  })

  it('shows what it cannot read as unknown, and is no deck without zones', () => {
    const list = readCardList('{"main":[{"count":-1,"name":"A"},{"name":""},7,{"name":"B"}]}')
    expect(list.entries).toMatchObject([{ name: 'B', count: 1 }])
    expect(list.unknown.map(({ text }) => text)).toEqual(['{"count":-1,"name":"A"}', '{"name":""}', '7'])
    expect(readCardList('{"a":1}').entries.map(({ name }) => name)).toEqual(['{"a":1}'])
  })
})

describe('an exported cube', () => {
  it('is one name per line and comes back the same', () => {
    const odd = ['Deck', '7 Sages', '# Hash', '-Minus', 'SB: Note', 'Reed Cat'].map((name) =>
      sampleCard(sampleData({ name }), { _id: name }),
    )
    const text = exportCubeList([...odd, odd[5] ?? cat])
    expect(text).toContain('\nReed Cat\nReed Cat\n')
    const list = readCardList(text, { purpose: 'cube' })
    expect(list.entries.map(({ name, count, sign, zone }) => `${sign} ${count} ${name} ${zone}`)).toEqual(
      [...odd.map(({ _id }) => _id), 'Reed Cat'].map((name) => `insert 1 ${name} main`),
    )
  })
})

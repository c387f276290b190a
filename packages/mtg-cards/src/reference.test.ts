import { describe, expect, it, type TestContext } from 'vitest'
import type { Card } from './card/card'
import { isMalformed } from './card/blank-card'
import { cardColors, colorIdentity, frontColors } from './card/card-colors'
import { cardManaValue } from './card/card-mana-value'
import { cardName } from './card/card-text'
import { parseCardList } from './lists/card-list-text'
import { cubeBreakdown, cubeColumn } from './collections/cube-breakdown'
import { buildNameIndex, findCard, isKnownName } from './names/name-index'
import { providerCardId } from './node'
import { importRecords } from './provider/provider-file'
import { isRecord, listOf, type ProviderRecord, recordsOf } from './provider/provider-record'
import { parseRulesText } from './card/rules-text'
import { NO_REFERENCE, referenceRecords, referenceText } from './testing/reference-data'

/** Its record of 2019 states another mana value than its cost has. */
const WRONG_IN_SNAPSHOT = 'Goblin War Party'

type Skip = TestContext['skip']

function records(skip: Skip, ...files: readonly string[]): readonly unknown[] {
  return files.flatMap((file) => referenceRecords(file) ?? skip(NO_REFERENCE))
}

function sample(skip: Skip): readonly Card[] {
  return importRecords(records(skip, 'scryfall-sample.json'), providerCardId).cards
}

function named(cards: readonly Card[], name: string): Card {
  const card = cards.find(({ data }) => cardName(data) === name || data.card_faces[0]?.name === name)
  if (!card) throw new Error(`${name} is not among the cards`)
  return card
}

describe('the sample of real records', () => {
  it('gives cards that are whole, by the rules of the import', ({ skip }) => {
    const { cards, counts } = importRecords(records(skip, 'scryfall-sample.json'), providerCardId)
    expect(counts.read).toBe(347)
    expect(counts.dropped.layout).toBe(5 + 3 + 2 + 1)
    expect(counts.doubled).toBe(2)
    expect(cards.some(isMalformed)).toBe(false)
    for (const { data } of cards) expect(parseRulesText(data.card_faces[0]?.oracle_text ?? '')).toBeDefined()
  })

  it('holds the known traps', ({ skip }) => {
    const cards = sample(skip)
    const fire = named(cards, 'Fire // Ice').data
    expect([cardManaValue(fire), cardColors(fire), fire.card_faces[0]?.image_uri]).toEqual([
      4,
      ['u', 'r'],
      fire.card_faces[1]?.image_uri,
    ])
    const giant = named(cards, 'Bonecrusher Giant // Stomp').data
    expect([cardManaValue(giant), giant.card_faces[1]?.power]).toEqual([3, ''])
    const tokTok = named(cards, 'Akki Lavarunner // Tok-Tok, Volcano Born').data
    expect([tokTok.card_faces[1]?.color_indicator, cardManaValue(tokTok)]).toEqual([['r'], 4])
    const pathway = named(cards, 'Branchloft Pathway // Boulderloft Pathway').data
    expect(pathway.card_faces.map(({ produced_mana }) => produced_mana)).toEqual([['g'], ['w']])
    const arbor = named(cards, 'Dryad Arbor').data
    expect([cubeColumn(arbor), frontColors(arbor)]).toEqual(['land', ['g']])
    const invasion = named(cards, 'Invasion of Vryn').data
    expect(invasion.card_faces.map(({ defense }) => defense !== '')).toEqual([true, false])
    const brisela = named(cards, 'Brisela, Voice of Nightmares').data
    expect([cardColors(brisela), cardManaValue(brisela)]).toEqual([[], 11])
    expect(named(cards, 'Stitch in Time').data.card_faces).toHaveLength(1)
  })

  it('is found by either name of a reskinned card', ({ skip }) => {
    const index = buildNameIndex(sample(skip))
    const names = [
      'Iron Spider, Stark Upgrade',
      'Fizik, Etherium Mechanic',
      'Surris, Spidersilk Innovator',
      'Peter Parker',
    ]
    expect(names.filter((name) => !isKnownName(index, name))).toEqual([])
  })

  it('has the colors, identity and mana value that the provider states', ({ skip }) => {
    const sets = ['chk', 'roe', 'emn', 'dom', 'grn', 'mh1', 'uma', 'eld'].map((set) => `sets/${set}.json`)
    const source = records(skip, 'scryfall-sample.json', 'cube-cards.json', ...sets).filter(isRecord)
    const pairs = source.flatMap((record) => {
      if (record.name === WRONG_IN_SNAPSHOT) return []
      const [card] = importRecords([record], providerCardId).cards
      return card ? [{ own: ownValues(card), stated: statedValues(record, card) }] : []
    })
    expect(pairs.length).toBeGreaterThan(3000)
    expect(pairs.map(({ own }) => own)).toEqual(pairs.map(({ stated }) => stated))
  })
})

function ownValues({ data }: Card): readonly unknown[] {
  return [cardName(data), cardManaValue(data), sorted(frontColors(data)), sorted(colorIdentity(data))]
}

/** The identity of a meld result comes from its parts, which are other records. */
function statedValues(record: ProviderRecord, { data }: Card): readonly unknown[] {
  const isMeldResult = data.layout === 'meld' && data.cmc !== undefined
  const colors = listOf(record, 'colors') ?? listOf(recordsOf(record, 'card_faces')[0] ?? {}, 'colors')
  return [
    cardName(data),
    record.cmc ?? cardManaValue(data),
    sorted(colors),
    isMeldResult ? '' : sorted(listOf(record, 'color_identity')),
  ]
}

function sorted(letters: readonly string[] = []): string {
  return letters
    .map((letter) => letter.toLowerCase())
    .toSorted()
    .join('')
}

describe('real cube lists', () => {
  it.for<[string, readonly number[]]>([
    ['arena-historic-cube-1', [77, 77, 77, 77, 77, 71, 37, 62]],
    ['arena-tinkerers-cube-2020', [80, 81, 81, 81, 78, 66, 22, 51]],
    ['historic-community-cube-360', [46, 46, 46, 46, 46, 66, 22, 42]],
  ])('%s are broken down evenly', ([file, counts], { skip }) => {
    const { cards } = importRecords(
      records(skip, 'cube-cards.json', 'cube-cards-assembled.json'),
      providerCardId,
    )
    const index = buildNameIndex(cards)
    const text = referenceText(`cubes/${file}.txt`) ?? skip(NO_REFERENCE)
    const list = parseCardList(text, { purpose: 'cube', knownName: (name) => isKnownName(index, name) })
    expect(list.unknown).toEqual([])
    const cube = list.entries.flatMap((entry) => findCard(index, entry) ?? [])
    expect(cubeBreakdown(cube).map(({ count }) => count)).toEqual(counts)
  })
})

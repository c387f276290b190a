import {
  type Card,
  CARD_PROPERTIES,
  type CardFilter,
  cardName,
  type CardSet,
  foldedText,
  importRecords,
  importSet,
  matchesFilters,
  parseCardQuery,
  sameCardKey,
  sendableCard,
} from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { cardCreate, cardSearch } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { referenceRecords } from '../../../../../packages/mtg-cards/src/testing/reference-data'
import { onBothStores } from '../../testing/both-stores'
import { newCardData, newCube } from '../../testing/magic'
import { refusal } from '../../testing/refusal'
import { oddRecords } from '../../testing/odd-cards'
import type { TestHub } from '../../testing/test-hub'
import { searchStoredCards } from './card-search'
import { allOfSource } from '../../testing/all-of-source'
import { insertCards, STARTER_RELEASE } from './cards'

/** Parts of the names of cards with two faces, as people write them. */
const SLASHED = [
  'Front // Back',
  'front/back',
  'FRONT /Back',
  't //b',
  '/',
  '//',
  '/back',
  'front/',
  'sp//dr',
  'SP/dr',
]

const FILTERS: readonly (readonly CardFilter[])[] = [
  [],
  ...['goblin', 'gob', 'oblin', 'a', 'jötunn', 'jotunn', 'æth', 'n', '-', 'nothing has this name'].map(
    (value): CardFilter[] => [{ kind: 'name', operator: 'and', value }],
  ),
  ...[
    'draw a card',
    'raw a card',
    'draw a car',
    'Draw a card.\nThen',
    '%',
    '_',
    "'",
    '{t}',
    ': add',
    '+1/+1',
    'it’s',
  ].map((value): CardFilter[] => [{ kind: 'text', operator: 'and', value }]),
  ...SLASHED.flatMap((value): CardFilter[][] => [
    [{ kind: 'name', operator: 'and', value }],
    [{ kind: 'name', operator: 'not', value }],
  ]),
  [{ kind: 'name', operator: 'or', value: ['front/back', 'elf'] }],
  [{ kind: 'type', operator: 'not', value: 'creature' }],
  [{ kind: 'flavor', operator: 'and', value: '“song”' }],
  [
    { kind: 'type', operator: 'or', value: ['elf', 'GOBLIN', 'zz'] },
    { kind: 'name', operator: 'or', value: ['a', 'b'] },
  ],
  [{ kind: 'set', operator: 'or', value: ['ABC', 'dom'] }],
  [{ kind: 'set', operator: 'or', value: ['ab'] }],
  ...(['=', '<=', '>='] as const).flatMap((operator) =>
    (['cmc', 'power', 'toughness', 'loyalty', 'defense'] as const).flatMap((kind) =>
      [0, '1', 1.5, 4, '7', '', '*'].map((value): CardFilter[] => [{ kind, operator, value }]),
    ),
  ),
  [{ kind: 'legality', value: 'modern' }],
  [{ kind: 'legality', value: 'vintage' }],
  [{ kind: 'legality', value: 'mod' }],
  ...(['colors', 'identity'] as const).flatMap((kind) =>
    [{}, { blue: true }, { blue: true, black: true }, { red: true, green: true, white: true }].flatMap(
      (ticked) =>
        [{}, { only: true }, { or: true }, { only: true, or: true }].map((options): CardFilter[] => [
          { kind, ...ticked, ...options },
        ]),
    ),
  ),
]

const LINES: readonly string[] = [
  't:creature c:w cmc<=3 o:flying -n:angel',
  't:creature c:u o:draw f:modern pow>=1',
  't:elf or t:goblin',
  '(t:elf or r:mythic) -c:g',
  '-(t:creature or t:land) r>=rare',
  '-pow>=1',
  'pow!=2 t:creature',
  '-(pow<=2 or tou<=2)',
  'c=2 id<=2',
  'c:m -c:g',
  'c<wu c!=w',
  'c>r or c:c',
  'id:esper t:instant',
  'id=c',
  '!forest or !"front // back" or !back',
  '!for',
  ...[
    'Front // Back',
    'front/back',
    '-front/back',
    'n:"ont / ba"',
    '// back',
    '!front/back',
    'sp//dr',
    'front & back',
  ],
  "o:'it's' or o:'draw a card'",
  'jotunn or aether',
  'o:"it’s" or ft:song',
  'a:john -a:avon',
  'produces:w or produces:c',
  'produces:wu',
  ...['flying', 'scry', '"first strike"', 'landfall', 'cycling', 'protection', 'draw'].map(
    (kw) => `kw:${kw}`,
  ),
  ...['o:"~ enters"', 'fo:~ -o:flying', '-o:~', 'fo:"first strike" -o:"first strike"', 'o:~ or o:scry'],
  ...['cn:12', 'cn:12b', 'pow>tou', 'tou>=pow', 'pow<mv', 'tou!=mv', 'pow=*', 'tou!=*', 'mv:even', 'mv!=odd'],
  ...['c:quandrix', 'c<=lorehold', 'c:growth', 'f:commander'],
  '-kw:flying t:creature',
  ...['m:2ub', 'm={2}{U}{B}', 'm>u', 'm:{g/r}', 'm=x', 'm:0', 'm={0}', 'm!=1g', 'm:ww', 'm>=5'],
  ...['year:2016', 'year<2018', 'year>=2018', 'year!=2018', 'year:1890'],
  ...CARD_PROPERTIES.map((property) => `is:${property}`),
]

async function fill(hub: TestHub): Promise<void> {
  const records = ['dom', 'soi', 'grn'].flatMap((set) => referenceRecords(`sets/${set}.json`) ?? [])
  const sample = referenceRecords('scryfall-sample.json') ?? []
  const { cards } = importRecords([...oddRecords, ...records], providerCardId)
  const known = new Set(cards.map((card) => card._id))
  const more = importRecords(sample, providerCardId).cards.filter((card) => !known.has(card._id))
  const sets = (referenceRecords('sets.json') ?? []).flatMap((record) => importSet(record) ?? [])
  const byCode = new Map<string, CardSet>(sets.map((set) => [set.code, set]))
  await hub.server.services.store.write((tx) =>
    insertCards(tx, [...cards, ...more], { release: STARTER_RELEASE, version: 0, sets: byCode }),
  )
}

const found: Record<string, string[]> = {}

/** The cards that the browser's filters find among all, worked out once for both stores. */
const expectedIds = new Map<string, ReadonlySet<string>>()
function expectedOf(filters: readonly CardFilter[], all: readonly Card[]): ReadonlySet<string> {
  const key = JSON.stringify(filters)
  const ids =
    expectedIds.get(key) ??
    new Set(all.filter((card) => matchesFilters(card, filters)).map((card) => card._id))
  expectedIds.set(key, ids)
  return ids
}

onBothStores('a search over cards', (hub) => {
  async function compare(lists: readonly (readonly CardFilter[])[]) {
    const { db } = hub().server.services.store
    const all = await allOfSource(db, 'scryfall')
    expect(all.length).toBeGreaterThan(oddRecords.length)
    const { admin } = hub()
    const whole = { source: 'scryfall', distinct: false, offset: 0, limit: 1000 } as const
    for (const filters of lists) {
      const [expected, key] = [expectedOf(filters, all), JSON.stringify(filters)]
      // The call takes each filter and counts; the cards themselves are compared without their way over HTTP.
      const { total } = await admin.call(cardSearch, { filters: filters as never, limit: 1 })
      expect([key, total]).toEqual([key, expected.size])
      const { cards } = await searchStoredCards(db, { ...whole, filters })
      const ids = cards.map((card) => card._id)
      expect(ids.filter((id) => !expected.has(id))).toEqual([])
      expect(new Set(ids).size).toBe(Math.min(1000, expected.size))
      ;(found[key] ??= []).push(ids.join())
    }
  }

  it('finds exactly what the filters of the browser find, by name, page by page', async () => {
    await fill(hub())
    await compare(FILTERS)
  })

  it('finds for a line of the query language what the browser finds', async () => {
    await compare(LINES.map(parseCardQuery))
  })

  it('finds a card with two faces by its name as people write it', async () => {
    for (const query of [
      'Front // Back',
      'front/back',
      'FRONT /Back',
      'front // ba',
      'n:"front/back"',
      'front & back',
    ]) {
      const { cards } = await hub().admin.call(cardSearch, { query, limit: 10 })
      expect([query, cards.map(({ data }) => cardName(data))]).toEqual([query, ['Front // Back']])
    }
  })

  it('answers page after page of the same order', async () => {
    const { admin } = hub()
    const whole = (await admin.call(cardSearch, { query: 't:creature', limit: 60 })).cards
    const parts: Card[] = []
    for (const offset of [0, 20, 40])
      parts.push(...(await admin.call(cardSearch, { query: 't:creature', limit: 20, offset })).cards)
    expect(parts.map((card) => card._id)).toEqual(whole.map((card) => card._id))
    const names = whole.map((card) => foldedText(cardName(card.data)))
    expect(names).toEqual(names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
    expect((await refusal(admin, cardSearch, { limit: 1001 })).http).toBe(400)
  })

  it('takes one printing of cards that play the same', async () => {
    const { admin } = hub()
    const all = await allOfSource(hub().server.services.store.db, 'scryfall')
    const lands = all.filter((card) => matchesFilters(card, parseCardQuery('t:land')))
    const { cards, total } = await admin.call(cardSearch, { query: 't:land', distinct: true, limit: 1000 })
    expect(total).toBe(new Set(lands.map((card) => sameCardKey(card.data))).size)
    expect(new Set(cards.map((card) => sameCardKey(card.data))).size).toBe(total)
  })

  it('refuses what it cannot read with a sentence, and filters of an unknown kind', async () => {
    const { admin } = hub()
    expect((await refusal(admin, cardSearch, { query: 'border:b' })).message).toContain(
      'there is no "border"',
    )
    const odd = [{ kind: 'name', operator: 'like', value: 'x' }]
    expect((await refusal(admin, cardSearch, { filters: odd })).http).toBe(400)
    expect((await admin.call(cardSearch, { query: '"x\') or 1=1 --"' })).total).toBe(0)
  })

  it('takes numbers and words of any size', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const word = Array.from({ length: 1200 }, (_, at) => (at * 7919).toString(36))
      .join('')
      .slice(0, 3900)
    const [cost, power] = [`{${'9'.repeat(60)}}`, '1e39']
    const data = newCardData('Colossus', { mana_cost: cost, power, oracle_text: word })
    const body = { cubeId: cube._id, comment: '', cardData: sendableCard(data) }
    const { card } = await ann.call(cardCreate, body)
    const found = async (query: string) => {
      const { cards } = await ann.call(cardSearch, { query, cubeId: cube._id })
      return cards.map(({ _id }) => _id)
    }
    for (const query of ['pow>=1e20', 'pow=1e39', 'mv>=1e12', 'mv>=1e-300', `o:${word.slice(0, 150)}`])
      expect(await found(query)).toEqual([card._id])
    for (const query of ['pow<=1e20', 'mv<=-1e300', 'year=1e300']) expect(await found(query)).toEqual([])
  })

  it('refuses more conditions than a search can take, however they are nested', async () => {
    const value = Array<string>(50).fill('ab')
    const many = { kind: 'any', filters: Array<object>(50).fill({ kind: 'name', operator: 'or', value }) }
    const { http, message } = await refusal(hub().admin, cardSearch, { filters: [many] })
    expect({ http, message }).toEqual({
      http: 400,
      message: 'A search may have at most 40 conditions.',
    })
  })
})

it('answers the same cards in the same order on both stores', () => {
  for (const answers of Object.values(found)) expect(new Set(answers).size).toBe(1)
})

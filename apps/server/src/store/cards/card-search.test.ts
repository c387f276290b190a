import {
  type Card,
  CARD_ORDERS,
  CARD_PROPERTIES,
  cardManaValue,
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
import { cardCreate, cardLookup, cardSearch, cardUpdate, cubeAddRemoveCards } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { referenceRecords } from '../../../../../packages/mtg-cards/src/testing/reference-data'
import { onBothStores } from '../../testing/both-stores'
import { newCard, newCardData, newCube, refusal } from '../../testing/magic'
import type { TestHub } from '../../testing/test-hub'
import { indexUnsearchable, searchStoredCards } from './card-search'
import { takeFromSearch } from './card-words'
import { cardsOfSource, insertCards, STARTER_RELEASE } from './cards'
import { addSet } from './sets'

/** Cards that look alike in ways that a search can get wrong. */
const oddRecords = [
  {
    name: 'Hobgoblin Chief',
    type_line: 'Creature — Goblin',
    power: '1+*',
    toughness: '*',
    mana_cost: '{R/G}{R}',
  },
  {
    name: 'Jötunn Æther',
    type_line: 'Creature — Giant',
    power: '1.5',
    toughness: '3',
    mana_cost: '{2}{U}',
    flavor_text: 'Old “song” of ice.',
  },
  {
    name: 'Withdrawal',
    type_line: 'Instant',
    oracle_text: 'Withdraw a cardboard box. It’s 100% yours_',
    mana_cost: '{X}{W}',
  },
  {
    name: 'Drawn Card',
    released_at: '1890-01-02',
    type_line: 'Sorcery',
    oracle_text: 'Draw a card.\nThen draw a card',
    mana_cost: '{2}{U}{B}',
  },
  {
    name: 'Bruna, of the Reeds',
    type_line: 'Legendary Creature — Angel',
    oracle_text: 'When Bruna enters, Bruna, of the Reeds gains flying.',
    power: '3',
    toughness: '3',
    mana_cost: '{3}{W}',
  },
  {
    name: 'Front // Back',
    layout: 'transform',
    card_faces: [
      { name: 'Front', type_line: 'Creature — Elf', power: '1', toughness: '7', mana_cost: '{G}' },
      { name: 'Back', type_line: 'Planeswalker — Elf', loyalty: '4', mana_cost: '', colors: ['B'] },
    ],
  },
].map((record, at) => ({
  lang: 'en',
  layout: 'normal',
  set: at % 2 === 0 ? 'abc' : 'xyz',
  collector_number: String(at + 1),
  rarity: 'common',
  legalities: at % 2 === 0 ? { modern: 'legal' } : { vintage: 'restricted' },
  ...record,
}))

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
    const all = await cardsOfSource(db, 'scryfall')
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
    const all = await cardsOfSource(hub().server.services.store.db, 'scryfall')
    const lands = all.filter((card) => matchesFilters(card, parseCardQuery('t:land')))
    const { cards, total } = await admin.call(cardSearch, { query: 't:land', distinct: true, limit: 1000 })
    expect(total).toBe(new Set(lands.map((card) => sameCardKey(card.data))).size)
    expect(new Set(cards.map((card) => sameCardKey(card.data))).size).toBe(total)
  })

  it('finds the cards of a cube as they are now, and no removed ones', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const card = await newCard(ann, cube._id, 'Only In Cube')
    const search = async (body: object) =>
      (await ann.call(cardSearch, { query: '"only in"', ...body })).cards.map((one) => one._id)
    expect(await search({ cubeId: cube._id })).toEqual([card._id])
    expect(await search({ source: 'custom' })).toEqual([card._id])
    expect(await search({ source: 'all' })).toEqual([card._id])
    expect(await search({})).toEqual([])
    await ann.call(cubeAddRemoveCards, { cubeId: cube._id, removeIds: [card._id] })
    expect(await search({ source: 'all' })).toEqual([])
    expect((await refusal(ann, cardSearch, { cubeId: '0'.repeat(24) })).http).toBe(404)
  })

  it('has one line for a card and its copies in cubes, and one for what a cube has made of it', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const search = async (body: object) =>
      (await ann.call(cardSearch, { source: 'all', distinct: true, ...body })).cards
    const [legend] = (await ann.call(cardSearch, { query: '!"bruna, of the reeds"' })).cards
    const id = legend?._id ?? ''
    const { cube: filled } = await ann.call(cubeAddRemoveCards, { cubeId: cube._id, addIds: [id, id] })
    const [copy = ''] = filled.cardlist ?? []
    const found = async () => (await search({ query: 'bruna' })).map(({ _id }) => _id).sort()
    expect(await found()).toEqual([id])
    const card_faces = [{ ...newCardData('Bruna, of the Reeds').card_faces[0], power: '9' }]
    const cardData = { data: { ...sendableCard(newCardData('x')), card_faces } }
    await ann.call(cardUpdate, { cardId: copy, cardData } as never)
    expect(await found()).toEqual([copy, id].sort())
    expect((await search({ query: 'bruna', ids: [copy] })).map(({ _id }) => _id)).toEqual([copy])
    expect(await search({ query: 'bruna', ids: [] })).toEqual([])
  })

  it('finds copies by the formats of the cards that they came from', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const { cards } = await ann.call(cardSearch, { query: '!"hobgoblin chief" or !"jötunn æther"' })
    const addIds = cards.map(({ _id }) => _id)
    const { cube: filled } = await ann.call(cubeAddRemoveCards, { cubeId: cube._id, addIds })
    const search = async (query: string) =>
      (await ann.call(cardSearch, { cubeId: cube._id, query })).cards.map(({ data }) => cardName(data))
    expect(await search('f:modern')).toEqual(['Hobgoblin Chief'])
    expect(await search('f:vintage')).toEqual(['Jötunn Æther'])
    const { cards: copies } = await ann.call(cardLookup, { ids: [...(filled.cardlist ?? [])] })
    const found = copies.filter((card) => matchesFilters(card, parseCardQuery('f:modern')))
    expect(found.map(({ data }) => cardName(data))).toEqual(['Hobgoblin Chief'])
  })

  it('knows other printings and types of sets, and names what a set or keyword may have been meant to be', async () => {
    const ann = await hub().person('ann')
    const { store } = hub().server.services
    await store.write((tx) =>
      addSet(tx, { code: 'abcd', name: 'Alpha Beta', set_type: 'core', released_at: '' }),
    )
    const twin = { ...oddRecords[0], set: 'abcd', collector_number: '99' }
    const { cards } = importRecords([twin], providerCardId)
    await store.write((tx) => insertCards(tx, cards, { release: STARTER_RELEASE, version: 0 }))
    const numbers = async (query: string) =>
      (await ann.call(cardSearch, { query })).cards.map(({ data }) => data.collector_number).sort()
    expect(await numbers('in:abcd')).toEqual(['1', '99'])
    expect(await numbers('st:core in:abcd')).toEqual(['99'])
    const words = async (query: string) => (await refusal(ann, cardSearch, { query })).message
    expect(await words('s:abce')).toBe('There is no set "abce". Did you mean "abcd"?')
    expect(await words('t:elf -(in:"alpha beta")')).toBe('There is no set "alpha beta". Did you mean "abcd"?')
    expect(await words('kw:flyng')).toBe('No card has the keyword "flyng". Did you mean "flying"?')
  })

  it('orders what it finds as asked, also one line of each card', async () => {
    const { admin } = hub()
    for (const distinct of [false, true]) {
      const sorted = async (query: string, body: object = {}) =>
        (await admin.call(cardSearch, { query: `s:abc,xyz ${query}`, distinct, ...body })).cards.map(
          ({ data }) => cardManaValue(data),
        )
      const up = await sorted('order:mv')
      expect(up.length).toBeGreaterThan(3)
      expect(up).toEqual(up.toSorted((a, b) => a - b))
      expect(await sorted('order:mv dir:desc')).toEqual(up.toReversed())
      expect(await sorted('', { orderBy: 'mv' })).toEqual(up)
      for (const by of CARD_ORDERS) expect((await sorted(`order:${by}`)).length).toBe(up.length)
    }
  })

  it('finds cards again that were stored when there was another search', async () => {
    const { store } = hub().server.services
    const before = await hub().admin.call(cardSearch, { query: 't:elf', distinct: true })
    expect(before.total).toBeGreaterThan(0)
    const rows = await store.db.selectFrom('card_search').select('row').execute()
    await takeFromSearch(
      store.db,
      rows.map(({ row }) => Number(row)),
    )
    expect((await hub().admin.call(cardSearch, { query: 't:elf' })).total).toBe(0)
    await indexUnsearchable(store)
    const after = await hub().admin.call(cardSearch, { query: 't:elf', distinct: true })
    expect(after.total).toBe(before.total)
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
      message: 'A search may have at most 250 conditions.',
    })
  })
})

it('answers the same cards in the same order on both stores', () => {
  for (const answers of Object.values(found)) expect(new Set(answers).size).toBe(1)
})

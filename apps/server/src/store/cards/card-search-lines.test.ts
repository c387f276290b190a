import {
  CARD_ORDERS,
  type Card,
  cardColors,
  type CardData,
  cardManaValue,
  cardName,
  type CardOrderBy,
  foldedText,
  importRecords,
  matchesFilters,
  parseCardQuery,
  sameCardKey,
  sendableCard,
} from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import {
  cardLookup,
  cardSearch,
  cardUpdate,
  cubeAddRemoveCards,
  cubeSearch,
  setsAll,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../../testing/both-stores'
import { newCard, newCardData, newCube } from '../../testing/magic'
import { refusal } from '../../testing/refusal'
import { oddRecords } from '../../testing/odd-cards'
import type { TestHub } from '../../testing/test-hub'
import { indexUnsearchable } from './card-search'
import { takeFromSearch } from './card-words'
import { insertCards, STARTER_RELEASE } from './cards'
import { addSet } from './sets'

async function fill(hub: TestHub): Promise<void> {
  const { cards } = importRecords(oddRecords, providerCardId)
  await hub.server.services.store.write((tx) =>
    insertCards(tx, cards, { release: STARTER_RELEASE, version: 0 }),
  )
}

type Key = number | string | undefined
const highest = (data: CardData, field: 'power' | 'toughness') => {
  const numbers = data.card_faces
    .map((face) => Number.parseFloat(face[field]))
    .filter((one) => !Number.isNaN(one))
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}
/** By what each order puts cards, said once more and plainly. */
const PLAIN_KEYS: Readonly<Record<CardOrderBy, (data: CardData, dates: ReadonlyMap<string, string>) => Key>> =
  {
    name: () => 0,
    mv: cardManaValue,
    color: (data) => {
      const colors = cardColors(data)
      return (
        colors.length * 100 +
        colors.reduce((sum, one) => sum + 2 ** ['w', 'u', 'b', 'r', 'g'].indexOf(one), 0)
      )
    },
    rarity: ({ rarity }) => ['common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'].indexOf(rarity),
    power: (data) => highest(data, 'power'),
    toughness: (data) => highest(data, 'toughness'),
    released: ({ set = '' }, dates) => dates.get(set) ?? '',
    set: ({ set }) => set,
  }
const least = (a: Key, b: Key): Key => (compareKeys(a, b, 1) <= 0 ? a : b)
/** What has no such value stands last, whichever way. */
function compareKeys(a: Key, b: Key, way: 1 | -1): number {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return a < b ? -way : way
}

onBothStores('what a search finds', (hub) => {
  it('are the cards of a cube as they are now, and no removed ones', async () => {
    await fill(hub())
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
    }
  })

  it.each(CARD_ORDERS)(
    'stands as a plain sort by %s has it, either way, also one line of each card',
    async (by) => {
      const { admin } = hub()
      const query = 'is:permanent or t:instant or t:sorcery'
      const all = (await admin.call(cardSearch, { query, limit: 1000 })).cards
      const dates = new Map(
        (await admin.call(setsAll, {})).sets.map(({ code, released_at }) => [code, released_at]),
      )
      expect(all.length).toBeGreaterThan(20)
      for (const distinct of [false, true]) {
        const groups = new Map<string, Card[]>()
        for (const card of all) {
          const key = distinct ? sameCardKey(card.data) : card._id
          groups.set(key, [...(groups.get(key) ?? []), card])
        }
        const lines = [...groups.values()].map((cards) => ({
          name: cards.map(({ data }) => foldedText(cardName(data))).toSorted()[0] ?? '',
          key: cards.map(({ data }) => PLAIN_KEYS[by](data, dates)).reduce(least),
        }))
        for (const [direction, way] of [
          ['asc', 1],
          ['desc', -1],
        ] as const) {
          const expected = lines.toSorted(
            (a, b) => compareKeys(a.key, b.key, way) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
          )
          const { cards } = await admin.call(cardSearch, {
            query: `(${query}) order:${by} direction:${direction}`,
            distinct,
            limit: 1000,
          })
          expect(cards.map(({ data }) => foldedText(cardName(data)))).toEqual(
            expected.map(({ name }) => name),
          )
        }
      }
    },
  )

  it('of a cube are all that meet a query, however many they are', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const [angel] = (await ann.call(cardSearch, { query: '!"bruna, of the reeds"' })).cards
    const addIds = Array.from({ length: 1200 }, () => angel?._id ?? '')
    const { cube: filled } = await ann.call(cubeAddRemoveCards, { cubeId: cube._id, addIds })
    await newCard(ann, cube._id, 'No Angel')
    const { ids } = await ann.call(cubeSearch, { cubeId: cube._id, query: 'in:abc' })
    expect(ids.toSorted()).toEqual([...(filled.cardlist ?? [])].toSorted())
    expect(ids).toHaveLength(1200)
    const filters = [{ kind: 'in', operator: 'or', value: ['abc'] } as const]
    const both = await ann.call(cubeSearch, { cubeId: cube._id, filters, query: '-t:angel' })
    expect(both.ids).toEqual([])
    expect((await refusal(ann, cubeSearch, { cubeId: cube._id, query: 's:abce' })).message).toMatch(
      /^There is no set/,
    )
    expect((await refusal(ann, cubeSearch, { cubeId: '0'.repeat(24) })).http).toBe(404)
  }, 120_000)

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
})

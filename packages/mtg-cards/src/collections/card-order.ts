import { type Card, type CardData, COLOR_LETTERS, type Rarity } from '../card/card'
import { cardManaValue } from '../card/card-mana-value'
import { cardName } from '../card/card-text'
import { cardColors } from '../card/card-colors'
import { faceAt, facesOf } from '../card/blank-card'
import type { CardOrder, CardOrderBy } from '../query/card-order'

const COLLATOR = new Intl.Collator('en')
const NATURAL = new Intl.Collator('en', { numeric: true })

/** Orders texts as people read them, the same on every machine. */
export function compareText(a: string, b: string): number {
  return COLLATOR.compare(a, b)
}

/** Orders collector numbers: by number, then by what follows it (`9`, `12`, `12b`, `A45`). */
export function compareCollectorNumbers(a: string, b: string): number {
  return NATURAL.compare(a, b)
}

/** Returns the items in the given order of a key, computed once per item; equal keys keep their order. */
function sortedBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  compare: (a: Key, b: Key) => number,
): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }))
  keyed.sort((a, b) => compare(a.key, b.key))
  return keyed.map(({ item }) => item)
}

/** Returns the cards by name. */
export function sortByName(cards: readonly Card[]): readonly Card[] {
  return sortedBy(cards, ({ data }) => cardName(data), compareText)
}

/** Returns the cards by mana value, then name (rules: cards 7). */
export function sortByManaValue(cards: readonly Card[]): readonly Card[] {
  return sortedBy(
    cards,
    ({ data }) => ({ manaValue: cardManaValue(data), name: cardName(data) }),
    (a, b) =>
      a.manaValue === b.manaValue ? compareText(a.name, b.name) : a.manaValue < b.manaValue ? -1 : 1,
  )
}

const RARITY_RANK: readonly Rarity[] = ['common', 'uncommon', 'rare', 'special', 'mythic', 'bonus']

/** The largest such number of its faces; none where no face has one. */
function highest(data: CardData, field: 'power' | 'toughness'): number | undefined {
  const numbers = facesOf(data).flatMap((_, index) => {
    const number = Number.parseFloat(faceAt(data, index)[field])
    return Number.isNaN(number) ? [] : number
  })
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}

/** By the number of colors, then by which they are. */
function colorRank(data: CardData): number {
  const colors = cardColors(data)
  const bits = COLOR_LETTERS.reduce((sum, letter, at) => sum + (colors.includes(letter) ? 2 ** at : 0), 0)
  return colors.length * 100 + bits
}

type Key = number | string | undefined
const KEYS: Readonly<Record<CardOrderBy, (data: CardData) => Key>> = {
  name: () => 0,
  mv: cardManaValue,
  power: (data) => highest(data, 'power'),
  toughness: (data) => highest(data, 'toughness'),
  color: colorRank,
  rarity: ({ rarity }) => RARITY_RANK.indexOf(rarity),
  released: ({ year }) => year,
  set: ({ set, origin }) => origin?.set ?? set,
}

/** Returns the cards in an order, those alike by name; what has no such value stands last, whichever way. */
export function sortByOrder(cards: readonly Card[], { by, isDescending }: CardOrder): readonly Card[] {
  const way = isDescending ? -1 : 1
  return sortedBy(
    cards,
    ({ data }) => ({ key: KEYS[by](data), name: cardName(data) }),
    (a, b) => compareKeys(a.key, b.key, way) || compareText(a.name, b.name) * (by === 'name' ? way : 1),
  )
}

function compareKeys(a: Key, b: Key, way: 1 | -1): number {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return a < b ? -way : way
}

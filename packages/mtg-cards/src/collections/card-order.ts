import type { Card } from '../card/card'
import { cardManaValue } from '../card/card-mana-value'
import { cardName } from '../card/card-text'

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

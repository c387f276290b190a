import type { CardOnTable } from '../table/table-card'
import { knownName } from '../card/card-facts'
import { isPlain } from '../card/notes-of'

/** Cards that lie on one another because nothing tells them apart, with what is tucked behind the first. */
export interface Heap {
  readonly cards: readonly [CardOnTable, ...CardOnTable[]]
  readonly tucked: readonly CardOnTable[]
}

export interface HeapRules {
  /** Equal cards of the zone lie together whatever they are; elsewhere only tokens do. */
  readonly lands: boolean
  /** Tapped and untapped ones of a name lie together too. */
  readonly merged: boolean
  /** What is attached to a card. */
  readonly tuckedOf: (card: CardOnTable) => readonly CardOnTable[]
}

/** Returns the cards of a zone in heaps: equal lands and equal tokens without marks lie together. */
export function heapsOf(cards: readonly CardOnTable[], rules: HeapRules): readonly Heap[] {
  const heaps: { cards: [CardOnTable, ...CardOnTable[]]; tucked: readonly CardOnTable[] }[] = []
  const ordered = rules.merged
    ? cards.toSorted((one, other) => Number(one.tapped) - Number(other.tapped))
    : cards
  for (const card of ordered) {
    const tucked = rules.tuckedOf(card)
    const place = heaps.find(({ cards: [first], tucked: behind }) =>
      liesOn(first, card, { ...rules, isFree: behind.length + tucked.length === 0 }),
    )
    if (place === undefined) heaps.push({ cards: [card], tucked })
    else place.cards.push(card)
  }
  return heaps
}

function liesOn(
  first: CardOnTable,
  card: CardOnTable,
  { lands, merged, isFree }: HeapRules & { readonly isFree: boolean },
): boolean {
  const name = knownName(card)
  return (
    isFree &&
    (lands || card.token) &&
    name !== undefined &&
    name === knownName(first) &&
    isPlain(card) &&
    isPlain(first) &&
    (merged || first.tapped === card.tapped) &&
    (lands || first.isNew === card.isNew) &&
    first.noUntap === card.noUntap
  )
}

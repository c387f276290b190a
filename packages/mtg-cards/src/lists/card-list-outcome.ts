import type { Card } from '../card/card'
import type { CardList, CardListEntry } from './card-list-text'
import { findCard, findPrintings, type NameIndex } from '../names/name-index'

/** What a line of an import will do: cards to insert or remove, or nothing for an unknown name and for a maybeboard's. */
export interface CardListOutcome {
  readonly kind: 'insert' | 'remove' | 'unknown' | 'maybe'
  readonly text: string
  readonly cards: readonly Card[]
  /** What the line was read as. */
  readonly entry: CardListEntry
}

export interface CardListSources {
  /** Where inserted names are looked up: all cards. */
  readonly inserts: NameIndex
  /** Where removed names are looked up: the cards of the cube or deck, every copy with its own id. */
  readonly removals?: NameIndex
  readonly cubeId?: string
}

/**
 * Returns the outcome of each line, to be shown before anything is done (rules: library 1.3). Removals take each copy
 * once; a removal that finds fewer copies than it names takes those, one that finds none is unknown.
 */
export function cardListOutcomes(list: CardList, sources: CardListSources): readonly CardListOutcome[] {
  const taken = new Set<string>()
  const known = list.entries.map((entry): CardListOutcome => {
    const cards = entry.sign === 'remove' ? removed(entry, sources, taken) : inserted(entry, sources)
    if (cards.length === 0) return { kind: 'unknown', text: entry.text, cards, entry }
    return { kind: entry.sign, text: entry.text, cards, entry }
  })
  const nothing =
    (kind: 'unknown' | 'maybe') =>
    (entry: CardListEntry): CardListOutcome => ({ kind, text: entry.text, cards: [], entry })
  return [...known, ...list.unknown.map(nothing('unknown')), ...list.maybe.map(nothing('maybe'))]
}

function inserted(entry: CardListEntry, { inserts, cubeId }: CardListSources): readonly Card[] {
  const card = findCard(inserts, entry, cubeId)
  return card ? Array.from({ length: entry.count }, () => card) : []
}

function removed(entry: CardListEntry, { removals }: CardListSources, taken: Set<string>): readonly Card[] {
  const copies = removals ? findPrintings(removals, entry) : []
  const cards = copies.filter(({ _id }) => !taken.has(_id)).slice(0, entry.count)
  for (const { _id } of cards) taken.add(_id)
  return cards
}

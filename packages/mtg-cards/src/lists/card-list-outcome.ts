import type { Card, CardData, DeckZone } from '../card/card'
import { blocksOf, likelyZones, type ListBlock } from './list-blocks'
import type { ListGuess } from './card-list-line'
import type { CardList, CardListEntry } from './card-list-text'
import { findPrintings, isSameNumber, isSetNamed, type NameIndex } from '../names/name-index'

/**
 * What a line of an import will do: cards to insert or remove, or nothing for an unknown name and for a
 * maybeboard's.
 */
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
  /** The zones that a person chose for the blocks of a list; those of the others are guessed. */
  readonly zones?: readonly (DeckZone | undefined)[]
}

/**
 * Returns the outcome of each line, to be shown before anything is done (rules: library 1.3). Removals take
 * each copy once; a removal that finds fewer copies than it names takes those, one that finds none is
 * unknown.
 */
export function cardListOutcomes(list: CardList, sources: CardListSources): readonly CardListOutcome[] {
  const taken = new Set<string>()
  const known = list.entries.map((entry): CardListOutcome => {
    if (entry.sign === 'insert') return inserted(entry, sources)
    const cards = removed(entry, sources, taken)
    return { kind: cards.length === 0 ? 'unknown' : 'remove', text: entry.text, cards, entry }
  })
  const nothing =
    (kind: 'unknown' | 'maybe') =>
    (entry: CardListEntry): CardListOutcome => ({ kind, text: entry.text, cards: [], entry })
  return inZones(
    [...known, ...list.unknown.map(nothing('unknown')), ...list.maybe.map(nothing('maybe'))],
    sources.zones ?? [],
  )
}

/** The blocks of a list, by what its lines do. */
export const blocksOfOutcomes = (outcomes: readonly CardListOutcome[]): readonly ListBlock[] =>
  blocksOf(
    outcomes.filter(({ kind }) => kind !== 'maybe').map(({ entry, cards: [card] }) => ({ entry, card })),
  )

function inZones(
  outcomes: readonly CardListOutcome[],
  chosen: readonly (DeckZone | undefined)[],
): readonly CardListOutcome[] {
  const likely = likelyZones(blocksOfOutcomes(outcomes))
  if (likely.length === 0) return outcomes.map(withoutBlock)
  return outcomes.map((outcome) => {
    const { entry } = outcome
    if (entry.block === undefined) return outcome
    const zone = chosen[entry.block]
    if (zone !== undefined) return { ...outcome, entry: { ...entry, zone } }
    return { ...outcome, entry: guessed({ ...entry, zone: likely[entry.block] ?? 'main' }, 'zone') }
  })
}

const withoutBlock = (outcome: CardListOutcome): CardListOutcome => {
  const { block: _, ...entry } = outcome.entry
  return { ...outcome, entry }
}

const guessed = (entry: CardListEntry, guess: ListGuess): CardListEntry => ({
  ...entry,
  guesses: [...(entry.guesses ?? []), guess],
})

function inserted(written: CardListEntry, { inserts, cubeId }: CardListSources): CardListOutcome {
  const line = withSetOfRemark(written, inserts)
  const found = findPrintings(inserts, line, cubeId)
  const [card] = found
  if (card === undefined) return { kind: 'unknown', text: line.text, cards: [], entry: line }
  const entry = isPrinting(inserts, card, line) ? line : withOtherNumber(line, found)
  const cards = Array.from({ length: entry.count }, () => card)
  return { kind: 'insert', text: line.text, cards, entry }
}

/** Words in brackets behind a name are its set where a printing is of a set of that name. */
function withSetOfRemark(entry: CardListEntry, index: NameIndex): CardListEntry {
  const { remark, guesses = [], ...named } = entry
  if (remark === undefined || entry.set !== undefined) return entry
  const isSet = findPrintings(index, entry).some(({ data }) => isSetNamed(index, data.set, remark))
  const others = guesses.filter((guess) => guess !== 'name')
  return isSet
    ? { ...named, set: remark.toLowerCase(), ...(others.length === 0 ? {} : { guesses: others }) }
    : entry
}

function isPrinting(index: NameIndex, { data }: Card, { set, number }: CardListEntry): boolean {
  const printing: Pick<CardData, 'set' | 'collector_number'> = data.origin ?? data
  const isSet = set === undefined || isSetNamed(index, printing.set, set)
  return isSet && (number === undefined || isSameNumber(printing.collector_number, number))
}

/**
 * `Cat 4` without a printing of that number means four; with a set, or a count, another printing is taken
 * than the one named.
 */
function withOtherNumber(entry: CardListEntry, found: readonly Card[]): CardListEntry {
  const { set, number = '', isCounted } = entry
  const isCount = set === undefined && isCounted !== true && /^[1-9]\d?$/.test(number)
  const isNumbered = found.some(({ data }) => data.collector_number === number)
  if (!isCount || isNumbered) return guessed(entry, 'printing')
  const { number: _, ...counted } = entry
  return guessed({ ...counted, count: Number(number), isCounted: true }, 'count')
}

function removed(entry: CardListEntry, { removals }: CardListSources, taken: Set<string>): readonly Card[] {
  const copies = removals ? findPrintings(removals, entry) : []
  const cards = copies.filter(({ _id }) => !taken.has(_id)).slice(0, entry.count)
  for (const { _id } of cards) taken.add(_id)
  return cards
}

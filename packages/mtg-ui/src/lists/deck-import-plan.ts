import { defined } from '@parlour/kernel'
import {
  buildNameIndex,
  type Card,
  type CardIdsByZone,
  type CardListOutcome,
  type CardSet,
  cardListOutcomes,
  cardName,
  cardIdsIn,
  DECK_ZONES,
  type DeckZone,
  EMPTY_ZONES,
  findPrintings,
  isKnownName,
  MOST_IN_ZONE,
  type NameIndex,
  readCardList,
  removeCard,
} from '@parlour/mtg-cards'
import type { CardsById } from '../shelf/card-shelf'
import type { DeckEdit } from '../deck/deck-edit'

/** Whether an import adds to the deck's cards or replaces them. */
export type ImportMode = 'replace' | 'add'

/** What the server finds under the names of a list. */
export interface FoundByName {
  readonly cards: readonly Card[]
  /** The sets of the cards: a name without a set means its newest usual printing. */
  readonly sets: readonly CardSet[]
}

export interface ImportSources {
  readonly found: FoundByName
  /** The deck's zones and the records of its cards: they are taken before other printings of their names. */
  readonly zones: CardIdsByZone
  readonly cards: CardsById
  /** The zones that were chosen for the blocks of the list. */
  readonly chosen?: readonly (DeckZone | undefined)[]
}

/**
 * What each line of a list does, known before anything is done (rules: library 6.3). In a replaced deck
 * nothing is removed.
 */
export function importOutcomes(
  text: string,
  mode: ImportMode,
  { found, zones, cards, chosen = [] }: ImportSources,
): readonly CardListOutcome[] {
  const own = cardIdsIn(zones).flatMap((id) => cards.get(id) ?? [])
  const all = new Map([...found.cards, ...own].map((card) => [card._id, card]))
  const inserts = buildNameIndex(all.values(), found.sets)
  const removals = mode === 'add' ? { removals: buildNameIndex(own.map(asCopy)) } : {}
  const cubeId = own.find((card) => card.cubeId !== undefined)?.cubeId
  const list = readCardList(text, { knownName: (name) => isKnownName(inserts, name) })
  const outcomes = cardListOutcomes(list, {
    inserts,
    ...removals,
    zones: chosen,
    ...defined({ cubeId }),
  })
  const ownNames = buildNameIndex(own)
  return outcomes.map((outcome) => withOwnPrinting(ownNames, withRealIds(outcome)))
}

/** A line that names no printing means the one that the deck has, where it has one. */
function withOwnPrinting(ownNames: NameIndex, outcome: CardListOutcome): CardListOutcome {
  const { kind, entry, cards } = outcome
  if (kind !== 'insert' || entry.set !== undefined || entry.number !== undefined) return outcome
  const name = cards[0] && cardName(cards[0].data)
  const own = findPrintings(ownNames, entry).find(({ data }) => cardName(data) === name)
  return own === undefined ? outcome : { ...outcome, cards: cards.map(() => own) }
}

/** A deck may hold an id several times; as copies each has an id of its own, so that each is removed once. */
const COPY = '#'
const asCopy = (card: Card, index: number): Card => ({ ...card, _id: `${card._id}${COPY}${index}` })

function withRealIds(outcome: CardListOutcome): CardListOutcome {
  if (outcome.kind !== 'remove') return outcome
  const realId = ({ _id }: Card) => _id.slice(0, _id.lastIndexOf(COPY))
  return { ...outcome, cards: outcome.cards.map((card) => ({ ...card, _id: realId(card) })) }
}

/**
 * The edit that does an import. A deck that is replaced keeps what came into it since it was seen, as a pick
 * that was just drafted.
 */
export function importEdit(
  outcomes: readonly CardListOutcome[],
  mode: ImportMode,
  seen: CardIdsByZone,
): DeckEdit {
  return (deck) => {
    const start = mode === 'add' ? deck.cardIdsByZone : cameSince(seen, deck.cardIdsByZone)
    return { ...deck, cardIdsByZone: outcomes.reduce(withOutcome, start) }
  }
}

/**
 * Which zone, if any, would hold more than a deck may, so that the server would refuse to save it. A list
 * that inserts more than all zones hold is not even tried.
 */
export function overfullZone(
  outcomes: readonly CardListOutcome[],
  mode: ImportMode,
  zones: CardIdsByZone,
): DeckZone | undefined {
  const insertedIn = (zone: DeckZone) =>
    outcomes
      .filter(({ kind, entry }) => kind === 'insert' && entry.zone === zone)
      .reduce((sum, { cards }) => sum + cards.length, 0)
  const inserted = { main: insertedIn('main'), side: insertedIn('side'), command: insertedIn('command') }
  const isTooMany = inserted.main + inserted.side + inserted.command > DECK_ZONES.length * MOST_IN_ZONE
  const start = mode === 'add' ? zones : EMPTY_ZONES
  const after = isTooMany ? undefined : outcomes.reduce(withOutcome, start)
  return DECK_ZONES.find((zone) => (after?.[zone].length ?? inserted[zone]) > MOST_IN_ZONE)
}

function cameSince(seen: CardIdsByZone, now: CardIdsByZone): CardIdsByZone {
  const left = new Map<string, number>()
  for (const id of cardIdsIn(seen)) left.set(id, (left.get(id) ?? 0) + 1)
  const isNew = (id: string) => {
    const count = left.get(id) ?? 0
    left.set(id, count - 1)
    return count <= 0
  }
  return { main: now.main.filter(isNew), side: now.side.filter(isNew), command: now.command.filter(isNew) }
}

function withOutcome(zones: CardIdsByZone, { kind, cards, entry }: CardListOutcome): CardIdsByZone {
  if (kind === 'unknown' || kind === 'maybe') return zones
  if (kind === 'insert')
    return { ...zones, [entry.zone]: [...zones[entry.zone], ...cards.map(({ _id }) => _id)] }
  return cards.reduce((before, { _id }) => {
    const zone = [entry.zone, ...DECK_ZONES].find((place) => before[place].includes(_id))
    return zone === undefined ? before : removeCard(before, _id, zone)
  }, zones)
}

import { type Card, type CardData, type CardIdsByZone, DECK_ZONES, type DeckZone } from '../card/card'
import { frontFaces } from '../card/card-colors'
import { type CardGroup, groupCards } from './card-groups'
import { sortByManaValue } from './card-order'
import { groupBy } from './group-by'
import { typeWords } from '../card/type-line'

/** The card-type sections of a deck list in order (rules: screens 1.2). */
export const DECK_SECTIONS = [
  'creature',
  'planeswalker',
  'enchantment',
  'artifact',
  'instant',
  'sorcery',
  'other',
  'land',
] as const
export type DeckSection = (typeof DECK_SECTIONS)[number]

export type CardsByZone = Readonly<Record<DeckZone, readonly Card[]>>

/** One titled part of a deck list: a card type of the main deck, or a whole zone. */
export interface DeckListSection {
  readonly id: DeckSection | DeckZone
  readonly zone: DeckZone
  readonly count: number
  readonly groups: readonly CardGroup[]
}

/**
 * Returns the section of a card: lands first, creature lands among them, then the first type that matches;
 * `other` for everything else (rules: cards 7.2). Judged by the front, both halves of a split card.
 */
export function deckSection(data: CardData): DeckSection {
  const types = frontFaces(data).flatMap((face) => typeWords(face.type_line))
  if (types.includes('land')) return 'land'
  return DECK_SECTIONS.find((section) => section !== 'land' && types.includes(section)) ?? 'other'
}

/** Returns the non-empty sections by card type: the main deck's types, then sideboard and command zone. */
export function deckListByType(cards: CardsByZone): readonly DeckListSection[] {
  const main = groupBy(cards.main, ({ data }) => deckSection(data))
  const sections = [
    ...DECK_SECTIONS.map((id) => listSection(id, 'main', main.get(id) ?? [])),
    listSection('side', 'side', cards.side),
    listSection('command', 'command', cards.command),
  ]
  return sections.filter(({ count }) => count > 0)
}

function listSection(id: DeckListSection['id'], zone: DeckZone, cards: readonly Card[]): DeckListSection {
  return { id, zone, count: cards.length, groups: groupCards(sortByManaValue(cards)) }
}

/** Returns each non-empty zone with its cards by mana value, then name. */
export function deckListByManaValue(cards: CardsByZone): readonly DeckListSection[] {
  return DECK_ZONES.map((zone) => listSection(zone, zone, cards[zone])).filter(({ count }) => count > 0)
}

/**
 * Returns the cards of a deck's ids, and the ids that no longer have a card; those stay in the deck and show
 * as unknown (rules: library 5).
 */
export function resolveZones(
  ids: CardIdsByZone,
  cardOf: (id: string) => Card | undefined,
): { readonly cards: CardsByZone; readonly unknown: CardIdsByZone } {
  const cardsOf = (zone: DeckZone) => ids[zone].flatMap((id) => cardOf(id) ?? [])
  const unknownOf = (zone: DeckZone) => ids[zone].filter((id) => cardOf(id) === undefined)
  return {
    cards: { main: cardsOf('main'), side: cardsOf('side'), command: cardsOf('command') },
    unknown: { main: unknownOf('main'), side: unknownOf('side'), command: unknownOf('command') },
  }
}

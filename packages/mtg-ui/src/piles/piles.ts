import {
  type Card,
  type CardGroup,
  cardManaValue,
  type CardsByZone,
  DECK_SECTIONS,
  deckSection,
  faceAt,
  frameColor,
  groupCards,
  sortByManaValue,
} from '@parlour/mtg-cards'

/** What the columns of a pool stand for. */
export const PILE_ORDERS = ['mana value', 'color', 'type'] as const
export type PileOrder = (typeof PILE_ORDERS)[number]

/** One column of cards; the cards of every zone stand in the same columns. */
export interface Pile {
  readonly label: string
  readonly main: readonly CardGroup[]
  readonly side: readonly CardGroup[]
}

const MANA_VALUES = ['0-1', '2', '3', '4', '5', '6+', 'land']
const COLORS = ['white', 'blue', 'black', 'red', 'green', 'gold', 'artifact', 'land']
const COLUMNS: Readonly<Record<PileOrder, readonly string[]>> = {
  'mana value': MANA_VALUES,
  color: COLORS,
  type: DECK_SECTIONS,
}

/** The column of a card. */
function columnOf(card: Card, order: PileOrder): string {
  const section = deckSection(card.data)
  if (order === 'type') return section
  if (section === 'land') return 'land'
  if (order === 'color') return frameColor(faceAt(card.data, 0))
  const value = Math.floor(cardManaValue(card.data))
  return value <= 1 ? '0-1' : value >= 6 ? '6+' : String(value)
}

/**
 * Returns the columns of a deck with the cards of both zones by mana value, then name. All mana values have a column; of colors and types those
 * that the deck has.
 */
export function pilesOf(
  { main, side }: Pick<CardsByZone, 'main' | 'side'>,
  order: PileOrder,
): readonly Pile[] {
  const inColumn = (cards: readonly Card[], label: string) =>
    groupCards(sortByManaValue(cards.filter((card) => columnOf(card, order) === label)))
  const piles = COLUMNS[order].map((label) => ({
    label,
    main: inColumn(main, label),
    side: inColumn(side, label),
  }))
  return order === 'mana value' ? piles : piles.filter((pile) => pile.main.length + pile.side.length > 0)
}

/** How many cards stand in a column. */
export const pileSize = (groups: readonly CardGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0)

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

/** What the columns of a pool stand for; those of a deck may also stand for its tags. */
export const PILE_ORDERS = ['mana value', 'color', 'type'] as const
export type PileOrder = (typeof PILE_ORDERS)[number] | 'tag'

/** The tags of cards, by card id. */
export type CardTagsById = Readonly<Record<string, readonly string[]>>

/** Equal cards of a column. */
export interface PileGroup extends CardGroup {
  /** Somebody put it into another column than its own. */
  readonly isMoved: boolean
}

/** One column of cards; the cards of every zone stand in the same columns. */
export interface Pile {
  readonly label: string
  readonly main: readonly PileGroup[]
  readonly side: readonly PileGroup[]
}

export type PileZoneName = 'main' | 'side'

/** A card that is being dragged. */
export interface DraggedCard {
  readonly cardId: string
  readonly name: string
  readonly from: PileZoneName
}

/** The columns that somebody arranged by hand: the names of their cards from top to bottom, by `placeOf`. */
export type Arrangement = Readonly<Record<string, readonly string[]>>

/** A column of a zone, while columns stand for something. */
export interface PilePlace {
  readonly order: PileOrder
  readonly zone: PileZoneName
  readonly label: string
}
const placeOf = ({ order, zone, label }: PilePlace): string => `${order}/${zone}/${label}`

/** The columns of mana values; lands have one of their own. */
export const MANA_VALUES = ['0-1', '2', '3', '4', '5', '6+']
const COLORS = ['white', 'blue', 'black', 'red', 'green', 'gold', 'artifact', 'land']
const COLUMNS: Readonly<Record<(typeof PILE_ORDERS)[number], readonly string[]>> = {
  'mana value': [...MANA_VALUES, 'land'],
  color: COLORS,
  type: DECK_SECTIONS,
}

const UNTAGGED = 'no tag'

/** The columns of an order: of tags all that the cards have, by name, then untagged cards and lands. */
function columnsOf(order: PileOrder, tags: CardTagsById): readonly string[] {
  if (order !== 'tag') return COLUMNS[order]
  const names = Object.values(tags).flat()
  // Somebody may have named a tag like one of the last two.
  return [...new Set([...names.toSorted((one, other) => one.localeCompare(other)), UNTAGGED, 'land'])]
}

/** The column of a card; of its tags the first counts. */
function columnOf(card: Card, order: PileOrder, tags: CardTagsById): string {
  const section = deckSection(card.data)
  const [tag] = order === 'tag' ? (tags[card._id] ?? []) : []
  if (order === 'type' || tag !== undefined) return tag ?? section
  if (order === 'tag') return section === 'land' ? 'land' : UNTAGGED
  if (section === 'land') return 'land'
  if (order === 'color') return frameColor(faceAt(card.data, 0))
  return manaValueColumn(card)
}

/** Returns the column of a card that is no land, by its mana value. */
export function manaValueColumn(card: Card): string {
  const value = Math.floor(cardManaValue(card.data))
  return value <= 1 ? '0-1' : value >= 6 ? '6+' : String(value)
}

/**
 * Returns the columns of a deck with the cards of both zones by mana value, then name, or as somebody
 * arranged them; what came since stands below that. All mana values have a column; of colors, types and tags
 * those that the deck has.
 */
export function pilesOf(
  { main, side }: Pick<CardsByZone, PileZoneName>,
  order: PileOrder,
  { arranged = {}, tags = {} }: { readonly arranged?: Arrangement; readonly tags?: CardTagsById } = {},
): readonly Pile[] {
  const labels = columnsOf(order, tags)
  const inZone = (zone: PileZoneName, cards: readonly Card[]) =>
    groupCards(sortByManaValue(cards)).map((group) => {
      const own = columnOf(group.card, order, tags)
      const put = labels.find(
        (label) => arranged[placeOf({ order, zone, label })]?.includes(group.name) === true,
      )
      return { label: put ?? own, group: { ...group, isMoved: put !== undefined && put !== own } }
    })
  const zones = { main: inZone('main', main), side: inZone('side', side) }
  const column = (zone: PileZoneName, label: string): readonly PileGroup[] => {
    const names = arranged[placeOf({ order, zone, label })] ?? []
    const rank = ({ name }: PileGroup) => (names.includes(name) ? names.indexOf(name) : names.length)
    return zones[zone]
      .flatMap((placed) => (placed.label === label ? [placed.group] : []))
      .toSorted((one, other) => rank(one) - rank(other))
  }
  const piles = labels.map((label) => ({ label, main: column('main', label), side: column('side', label) }))
  return order === 'mana value' ? piles : piles.filter((pile) => pile.main.length + pile.side.length > 0)
}

/** Returns the arrangement after a card was put into a column, before another card or below all. */
export function arrangedWith(
  arranged: Arrangement,
  name: string,
  {
    piles,
    before,
    ...place
  }: PilePlace & { readonly piles: readonly Pile[]; readonly before: string | undefined },
): Arrangement {
  const { order, zone, label } = place
  const inColumn = piles.find((pile) => pile.label === label)?.[zone] ?? []
  const others = inColumn.flatMap((group) => (group.name === name ? [] : [group.name]))
  const at = before === undefined ? -1 : others.indexOf(before)
  const from = at === -1 ? others.length : at
  const isOfZone = (key: string) => key.startsWith(placeOf({ order, zone, label: '' }))
  const without = Object.entries(arranged).map(
    ([key, names]) => [key, isOfZone(key) ? names.filter((one) => one !== name) : names] as const,
  )
  return {
    ...Object.fromEntries(without),
    [placeOf(place)]: [...others.slice(0, from), name, ...others.slice(from)],
  }
}

/** A column of one zone where it is placed among the others. */
export interface PlacedPile {
  readonly label: string
  readonly groups: readonly PileGroup[]
  /** Grid lines, as CSS reads them. */
  readonly row: string
  readonly column: number
  /** What its heading counts; a column without one continues the column above it. */
  readonly headCount: number | undefined
}

/**
 * Returns the columns of a zone side by side. `isByKind` puts creatures in a row of their own above all else,
 * in the same columns; lands stand beside both.
 */
export function placedPiles(
  piles: readonly Pile[],
  zone: PileZoneName,
  isByKind: boolean,
): readonly PlacedPile[] {
  const places = piles.map(({ label, [zone]: groups }, index) => ({ label, groups, column: index + 1 }))
  if (!isByKind) return places.map((place) => ({ ...place, row: 'auto', headCount: pileSize(place.groups) }))
  const spells = places.filter(({ label }) => label !== 'land')
  const lands = places.filter(({ label }) => label === 'land')
  const isCreature = ({ card }: PileGroup) => deckSection(card.data) === 'creature'
  return [
    ...spells.map(({ groups, ...place }) => ({
      ...place,
      groups: groups.filter(isCreature),
      row: '1',
      headCount: pileSize(groups),
    })),
    ...spells.map(({ groups, ...place }) => ({
      ...place,
      groups: groups.filter((group) => !isCreature(group)),
      row: '2',
      headCount: undefined,
    })),
    ...lands.map((place) => ({ ...place, row: '1 / span 2', headCount: pileSize(place.groups) })),
  ]
}

/**
 * How many cards stand in a column.
 * @internal
 */
export const pileSize = (groups: readonly CardGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0)

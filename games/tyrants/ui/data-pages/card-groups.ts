import { type Card, type CardFacts, copyOf } from '../../rules/facts/card'
import { cards as allCards } from '../../rules/facts/catalog'
import { type Aspect, ASPECTS, HALF_DECKS } from '../../rules/facts/names'

/** Which cards of the list are shown, and in which order. */
export interface CardFilter {
  readonly text: string
  /** None chosen: any. */
  readonly aspects: ReadonlySet<Aspect>
  readonly race: string
  readonly cost: CostRange
  readonly order: 'cost' | 'name'
}

/** The ranges of costs that can be asked for. */
export const COSTS = {
  any: { words: 'Any cost', least: -Infinity, most: Infinity },
  low: { words: '0 to 2', least: -Infinity, most: 2 },
  middle: { words: '3 to 4', least: 3, most: 4 },
  high: { words: '5 and more', least: 5, most: Infinity },
} as const
export type CostRange = keyof typeof COSTS

/** A half-deck, or the cards that belong to none, with those of its cards that are shown. */
export interface CardGroup {
  readonly name: string
  readonly cards: readonly CardFacts[]
}

/** The six half-decks, then the core: the stacks beside the market and the starting decks. */
const GROUPS: readonly CardGroup[] = [
  ...HALF_DECKS.map((name) => ({ name, cards: allCards.filter(({ set }) => set === name) })),
  { name: 'core', cards: allCards.filter(({ set }) => set === 'core' || set === 'starter') },
]

/** The races of all cards, in the order of the alphabet. */
export const RACES: readonly string[] = [...new Set(allCards.map(({ published }) => published.race))].sort()

export const ASPECT_LIST: readonly Aspect[] = ASPECTS

/** Every group with the cards that the filter lets through: a card is found by either of its wordings. */
export function shownGroups({ text, aspects, race, cost, order }: CardFilter): readonly CardGroup[] {
  const words = text.trim().toLowerCase()
  const { least, most } = COSTS[cost]
  const isShown = (card: Card) =>
    (aspects.size === 0 || (card.aspect !== undefined && aspects.has(card.aspect))) &&
    (race === '' || card.race === race) &&
    card.cost >= least &&
    card.cost <= most &&
    [card.name, ...card.text].some((line) => line.toLowerCase().includes(words))
  return GROUPS.map(({ name, cards }) => ({
    name,
    cards: cards
      .filter(({ published, house }) => isShown(published) || isShown(house))
      .toSorted(inOrder(order)),
  }))
}

const inOrder =
  (order: CardFilter['order']) =>
  ({ published: one }: CardFacts, { published: other }: CardFacts): number =>
    (order === 'cost' ? one.cost - other.cost : 0) || one.name.localeCompare(other.name, 'en')

/** How many cards there are, each copy counted. */
export const copiesOf = (cards: readonly CardFacts[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0)

/** A cost as it is written: a negative one is a dash. */
export const costText = (cost: number): string => (cost < 0 ? '-' : String(cost))

/** The ids of the copies of a card, from the first to the last. */
export function idsText({ name, copies }: CardFacts): string {
  const first = copyOf(name, 0)
  return copies === 1 ? first : `${first} to ${copies - 1}`
}

/** The lines of a card that differ in the house wording. */
export function houseLines({ published, house }: CardFacts): readonly string[] {
  const numbers = [
    ['cost', costText(published.cost), costText(house.cost)],
    ['deck', published.points, house.points],
    ['inner circle', published.innerPoints, house.innerPoints],
  ] as const
  const changed = numbers.filter(([, one, other]) => one !== other)
  const text = house.text.join('\n') === published.text.join('\n') ? [] : house.text
  return [...changed.map(([word, , other]) => `${word} ${other}`), ...text]
}

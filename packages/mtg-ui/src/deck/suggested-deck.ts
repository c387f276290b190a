import {
  type Card,
  cardManaValue,
  COLOR_LETTERS,
  type ColorLetter,
  deckSection,
  faceAt,
  frontColors,
  isCreature,
  producedMana,
} from '@parlour/mtg-cards'

/** Of forty cards seventeen are lands, and so in proportion. */
const SPELLS_OF_FORTY = 23
/** Where nobody rated a card. */
const UNRATED = 2.5
/** How many cards of each mana value a deck of 23 wants: zero or one, two, three ... five, six or more. */
const CURVE = [2, 6, 5, 4, 3, 3] as const
/**
 * What a card beyond the wanted number of its mana value loses, in rating points, and the share of creatures
 * below which a creature gains.
 */
const OFF_CURVE = 0.35
const CREATURES = 15
const CREATURE_GAIN = 0.4

/** Copies of a pool with their ratings from 0 to 5, where they have any. */
export interface RatedCard {
  readonly card: Card
  readonly rating?: number | undefined
}

/** What to play: the colors, and the cards of the main deck without basic lands. */
export interface SuggestedDeck {
  readonly colors: readonly ColorLetter[]
  readonly main: readonly Card[]
}

/**
 * Returns a deck of this size as a start, out of a drafted pool: of all pairs of colors the one whose best
 * cards are worth most, by rating, curve and number of creatures, filled up with cards of other colors where
 * it has too few, and the pool's lands that make both of its colors. Room is left for basic lands.
 */
export function suggestedDeck(pool: readonly RatedCard[], size: number): SuggestedDeck {
  const count = Math.round((size * SPELLS_OF_FORTY) / 40)
  const decks = COLOR_PAIRS.map((colors) => ({ colors, ...bestOf(pool, colors, count) }))
  const [best] = decks.toSorted((one, other) => other.worth - one.worth)
  if (best === undefined) return { colors: [], main: [] }
  // Too few cards of two colors make a deck of lands: the best others fill it up.
  const others = pool.filter(({ card }) => !best.main.includes(card))
  const main = [...best.main, ...bestOf(others, COLOR_LETTERS, count - best.main.length).main]
  const lands = pool.filter(({ card }) => makesAll(card, best.colors)).map(({ card }) => card)
  const colors = COLOR_LETTERS.filter((color) => main.some(({ data }) => frontColors(data).includes(color)))
  return { colors, main: [...main, ...lands.slice(0, size - count)] }
}

const COLOR_PAIRS = COLOR_LETTERS.flatMap((one, at) =>
  COLOR_LETTERS.slice(at + 1).map((other) => [one, other] as const),
)

const isLandCard = ({ data }: Card): boolean => deckSection(data) === 'land'

/** A land that makes more than one color, and both of these. */
const makesAll = (card: Card, colors: readonly ColorLetter[]): boolean =>
  isLandCard(card) && colors.every((color) => producedMana(card.data).includes(color))

interface DeckPicks {
  readonly main: readonly Card[]
  readonly worth: number
}

/** Takes the best card that is left, as often as there is room: what is best changes as the curve fills. */
function bestOf(pool: readonly RatedCard[], colors: readonly ColorLetter[], count: number): DeckPicks {
  const left = pool.filter(
    ({ card }) => !isLandCard(card) && frontColors(card.data).every((color) => colors.includes(color)),
  )
  const main: Card[] = []
  const filled = CURVE.map(() => 0)
  let [worth, creatures] = [0, 0]
  while (main.length < count && left.length > 0) {
    const values = left.map((rated) => worthOf(rated, { filled, creatures }))
    const best = values.indexOf(Math.max(...values))
    const [taken] = left.splice(best, 1)
    if (taken === undefined) break
    const at = slotOf(taken.card)
    filled[at] = (filled[at] ?? 0) + 1
    if (isCreature(faceAt(taken.card.data, 0))) creatures += 1
    worth += values[best] ?? 0
    main.push(taken.card)
  }
  return { main, worth }
}

interface Filled {
  readonly filled: readonly number[]
  readonly creatures: number
}

function worthOf({ card, rating = UNRATED }: RatedCard, { filled, creatures }: Filled): number {
  const at = slotOf(card)
  const over = Math.max(0, (filled[at] ?? 0) + 1 - (CURVE[at] ?? 0))
  const gain = creatures < CREATURES && isCreature(faceAt(card.data, 0)) ? CREATURE_GAIN : 0
  return rating + gain - OFF_CURVE * over
}

/** The place in the curve: 0 for zero and one, 5 for six and more. */
const slotOf = ({ data }: Card): number =>
  Math.min(CURVE.length - 1, Math.max(0, Math.ceil(cardManaValue(data)) - 1))

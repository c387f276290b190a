import { type Card, COLOR_LETTERS, type ColorLetter } from '../card/card'
import { cardColors } from '../card/card-colors'
import { cardManaValue } from '../card/card-mana-value'
import { cardOwnText, cardTypeLine } from '../card/card-text'
import { producedMana } from '../card/produced-mana'
import { cubeColumn } from './cube-breakdown'
import { deckSection } from './deck-list'

/** Two colors, and how many lands of a cube make both. */
export interface FixedPair {
  readonly colors: readonly [ColorLetter, ColorLetter]
  readonly lands: number
}

/** How many cards of one color do something. */
export interface ColorCount {
  readonly color: ColorLetter
  readonly count: number
}

const REMOVAL = [
  /\b(?:destroy|exile)s?\b[^.]*\b(?:target|each|all)\b(?: [a-z-]+)*? (?:creatures?|permanents?|planeswalkers?|artifacts?|enchantments?)\b(?! cards?)/i,
  /\bdeals? (?:\w+ )?damage\b[^.]*\b(?:any target|target|each)\b/i,
  /\btarget creature[^.]* gets? [+-]?\w+\/-(?:\d|x)/i,
  /\breturns? [^.]*\btarget (?:[a-z-]+ )*(?:creature|permanent)[^.]* to its owner's hand/i,
  /\btarget creature[^.]* fights\b|\bfights target\b/i,
]

/**
 * Whether a card gets rid of others on the battlefield, by its own text: destroys, exiles, damages, shrinks,
 * returns or fights them. Permanents that only do so in combat do not count.
 * @internal
 */
export const isRemoval = ({ data }: Card): boolean => {
  const text = cardOwnText(data)
  return REMOVAL.some((pattern) => pattern.test(text))
}

/** Whether a card of that color alone does it, for each color. */
const countByColor = (cards: readonly Card[], counts: (card: Card) => boolean): readonly ColorCount[] =>
  COLOR_LETTERS.map((color) => ({
    color,
    count: cards.filter((card) => {
      const colors = cardColors(card.data)
      return colors.length === 1 && colors[0] === color && counts(card)
    }).length,
  }))

/** Returns how many cards of each single color are removal. */
export const removalByColor = (cards: readonly Card[]): readonly ColorCount[] =>
  countByColor(cards, isRemoval)

/** Returns how many creatures of each single color have the mana value. */
export const creaturesByColor = (cards: readonly Card[], manaValue: number): readonly ColorCount[] =>
  countByColor(cards, ({ data }) => deckSection(data) === 'creature' && cardManaValue(data) === manaValue)

/** Returns how many lands make both colors of each of the ten pairs. */
export function fixedPairs(cards: readonly Card[]): readonly FixedPair[] {
  const lands = cards.filter(({ data }) => cubeColumn(data) === 'land').map(({ data }) => producedMana(data))
  return COLOR_LETTERS.flatMap((one, index) =>
    COLOR_LETTERS.slice(index + 1).map((other) => ({
      colors: [one, other] as const,
      lands: lands.filter((mana) => mana.includes(one) && mana.includes(other)).length,
    })),
  )
}

const COUNT_WORDS =
  /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|x|\d+|that many|up to \w+|the|another|twice that many)\s+/i
const LONGEST_TOKEN = 80

/** A token, and how many cards of a cube make it. */
export interface MadeToken {
  readonly name: string
  readonly cards: number
}

/** Returns the tokens that the cards make, as their texts say them, the commonest first. */
export function tokensMade(cards: readonly Card[]): readonly MadeToken[] {
  const counts = new Map<string, number>()
  for (const { data } of cards) {
    const made = [...cardOwnText(data).matchAll(/\bcreates? ([^.]*?) tokens?\b/gi)].flatMap(([, words]) => {
      const name = (words ?? '').replace(COUNT_WORDS, '').replace(/^tapped (?:and attacking )?/i, '')
      return name === '' || name.length > LONGEST_TOKEN ? [] : [name]
    })
    for (const name of new Set(made)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, cards: count }))
    .toSorted((a, b) => b.cards - a.cards || a.name.localeCompare(b.name, 'en'))
}

/** How many of some cards a pack of a cube holds on average ("as fan"); 0 for an empty cube. */
export const perPack = (count: number, total: number, packSize: number): number =>
  total === 0 ? 0 : (count * packSize) / total

/** Returns how many cards of each type there are, the commonest first; a card counts as its first type. */
export function typeCounts(cards: readonly Card[]): readonly (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const { data } of cards) {
    const type = cardTypeLine(data) === '' ? 'other' : deckSection(data)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

import type { CardData, CardFace, ColorLetter, ManaLetter, Rarity } from '../card/card'
import { faceAt, facesOf } from '../card/blank-card'
import { cardColors, colorIdentity } from '../card/card-colors'
import { cardManaValue } from '../card/card-mana-value'
import { cardKeywords } from './card-keywords'
import { producedMana } from '../card/produced-mana'
import { type CardProperty, hasProperty, type JudgedCard } from './card-properties'
import {
  cardArtists,
  cardFlavorText,
  cardName,
  cardOracleText,
  cardOwnText,
  cardTypeLine,
  isLegalIn,
  searchedSetCodes,
  withoutReminders,
} from '../card/card-text'
import { type CostOperator, matchesCost } from './cost-marks'
import { matchesStats, type StatComparison } from './stat-comparison'
import { foldedText, lookupKey, lookupKeys, slashedName, slashedPart } from '../names/lookup-key'

/** `oracle` is the rules text without reminder text. */
export type TextFilterKind = 'name' | 'text' | 'oracle' | 'type' | 'flavor' | 'artist'
/** Numbers of a face. */
export type FaceNumberKind = 'power' | 'toughness' | 'loyalty' | 'defense'
/**
 * Numbers of a card; the counts are those of its colors and of the colors of its identity, the year that of
 * the printing.
 */
export type CardNumberKind = 'cmc' | 'year' | 'color_count' | 'identity_count'
export type NumberFilterKind = FaceNumberKind | CardNumberKind
export type NumberOperator = '=' | '<=' | '>='

/** The ticked boxes of a color filter; an absent one is not ticked. */
export interface ColorFlags {
  readonly white?: boolean
  readonly blue?: boolean
  readonly black?: boolean
  readonly red?: boolean
  readonly green?: boolean
  readonly only?: boolean
  readonly or?: boolean
}

/** One condition on a card; those of a list are combined with AND (rules: cards 8). */
export type CardFilter =
  | { readonly kind: TextFilterKind; readonly operator: 'and' | 'not'; readonly value: string }
  | { readonly kind: TextFilterKind; readonly operator: 'or'; readonly value: readonly string[] }
  | { readonly kind: 'set'; readonly operator: 'or'; readonly value: readonly string[] }
  | { readonly kind: NumberFilterKind; readonly operator: NumberOperator; readonly value: number | string }
  | { readonly kind: 'legality'; readonly value: string }
  | ColorFilter
  | { readonly kind: 'rarity'; readonly operator: 'or'; readonly value: readonly Rarity[] }
  /** The whole name, or the name of one face. */
  | { readonly kind: 'exact'; readonly value: string }
  /** Some face makes all of this mana. */
  | { readonly kind: 'produces'; readonly value: readonly ManaLetter[] }
  | { readonly kind: 'is'; readonly value: CardProperty }
  | { readonly kind: 'keyword'; readonly value: string }
  /** Some face costs these symbols, or at least these, or these and more. */
  | { readonly kind: 'cost'; readonly operator: CostOperator; readonly value: string }
  | ({ readonly kind: 'compare' } & StatComparison)
  | { readonly kind: 'collector'; readonly value: string }
  /** A card of this name was printed in one of these sets. */
  | { readonly kind: 'in'; readonly operator: 'or'; readonly value: readonly string[] }
  /** From a set of this type: only the hub knows the types. */
  | { readonly kind: 'set_type'; readonly value: string }
  | { readonly kind: 'any' | 'all'; readonly filters: readonly CardFilter[] }
  | { readonly kind: 'not'; readonly filter: CardFilter }

export interface ColorFilter extends ColorFlags {
  readonly kind: 'colors' | 'identity'
}

/** The most cards a searched list holds (rules: screens 2.9). */
export const SEARCH_CAP = 1000

const COLOR_BOXES: readonly (readonly [keyof ColorFlags, ColorLetter])[] = [
  ['white', 'w'],
  ['blue', 'u'],
  ['black', 'b'],
  ['red', 'r'],
  ['green', 'g'],
]

const TEXT_OF: Readonly<Record<TextFilterKind, (data: CardData) => string>> = {
  name: cardName,
  text: cardOracleText,
  oracle: (data) => withoutReminders(cardOracleText(data)),
  type: cardTypeLine,
  flavor: cardFlavorText,
  artist: cardArtists,
}

/**
 * True when the card meets the condition. An unknown kind or operator is a bug and throws.
 * @internal
 */
export function matchesFilter(card: JudgedCard, filter: CardFilter): boolean {
  switch (filter.kind) {
    case 'any':
      return filter.filters.some((one) => matchesFilter(card, one))
    case 'all':
      return matchesFilters(card, filter.filters)
    case 'not':
      return !matchesFilter(card, filter.filter)
    case 'is':
      return hasProperty(card, filter.value)
    default:
      return matchesData(card.data, filter)
  }
}

type DataFilter = Exclude<CardFilter, { readonly kind: 'any' | 'all' | 'not' | 'is' }>

function matchesData(data: CardData, filter: DataFilter): boolean {
  switch (filter.kind) {
    case 'name':
    case 'text':
    case 'oracle':
    case 'type':
    case 'flavor':
    case 'artist':
      return matchesText(data, filter)
    case 'set':
    case 'in':
      return listOf(filter).some((code) => searchedSetCodes(data).includes(code.toLowerCase()))
    case 'set_type':
      return false
    case 'collector':
      return collectorNumber(data) === filter.value.toLowerCase()
    case 'compare':
      return matchesStats(data, filter)
    case 'exact':
      return lookupKeys(data).includes(lookupKey(filter.value))
    case 'rarity':
      return listOf(filter).includes(data.rarity)
    case 'produces':
      return filter.value.every((letter) => producedMana(data).includes(letter))
    case 'keyword':
      return cardKeywords(data).includes(foldedText(filter.value))
    case 'cost':
      return matchesCost(data, filter.value, filter.operator)
    default:
      return matchesValue(data, filter)
  }
}

type ValueFilter = NumberFilter | ColorFilter | Extract<CardFilter, { readonly kind: 'legality' }>

function matchesValue(data: CardData, filter: ValueFilter): boolean {
  switch (filter.kind) {
    case 'cmc':
    case 'year':
    case 'color_count':
    case 'identity_count':
      return isParity(filter.value)
        ? matchesParity(NUMBER_OF[filter.kind](data), filter.value)
        : matchesNumber(NUMBER_OF[filter.kind](data), filter.operator, leadingNumber(filter.value))
    case 'power':
    case 'toughness':
    case 'loyalty':
    case 'defense':
      return matchesFaceNumber(data, filter.kind, filter)
    case 'legality':
      return isLegalIn(data, filter.value)
    case 'colors':
      return matchesColors(cardColors(data), filter)
    case 'identity':
      return matchesColors(colorIdentity(data), filter)
    default:
      throw new Error(`unknown filter ${JSON.stringify(filter)}`)
  }
}

const NUMBER_OF: Readonly<Record<CardNumberKind, (data: CardData) => number>> = {
  cmc: cardManaValue,
  year: ({ year }) => year ?? Number.NaN,
  color_count: (data) => cardColors(data).length,
  identity_count: (data) => colorIdentity(data).length,
}

/** True when the card meets every condition; with none, every card does. */
export function matchesFilters(card: JudgedCard, filters: readonly CardFilter[]): boolean {
  return filters.every((filter) => matchesFilter(card, filter))
}

type TextFilter = Extract<CardFilter, { readonly kind: TextFilterKind }>

/** `~` in a rules text stands for the card's own name. */
export const OWN_NAME = '~'

function matchesText(data: CardData, filter: TextFilter): boolean {
  const isRules = filter.kind === 'text' || filter.kind === 'oracle'
  const texts = foldedText(TEXT_OF[filter.kind](data))
  const contains = (value: string) => {
    const slashed = filter.kind === 'name' ? slashedPart(value) : undefined
    if (slashed !== undefined) return slashedName(texts).includes(slashed)
    const searched = isRules && value.includes(OWN_NAME) ? foldedText(cardOwnText(data)) : texts
    return searched.includes(foldedText(value))
  }
  switch (filter.operator) {
    case 'and':
      return contains(filter.value)
    case 'not':
      return !contains(filter.value)
    case 'or':
      return filter.value.some(contains)
    default:
      throw new Error(`unknown filter operator ${JSON.stringify(filter)}`)
  }
}

type NumberFilter = Extract<CardFilter, { readonly kind: NumberFilterKind }>

/** Any face will do. */
function matchesFaceNumber(
  data: CardData,
  field: keyof CardFace & FaceNumberKind,
  { operator, value }: NumberFilter,
): boolean {
  if (value === STAR && operator === '=')
    return facesOf(data).some((_, index) => faceAt(data, index)[field].includes(STAR))
  const wanted = leadingNumber(value)
  return facesOf(data).some((_, index) =>
    matchesNumber(leadingNumber(faceAt(data, index)[field]), operator, wanted),
  )
}

/** Stands for a power or toughness that something else decides. */
export const STAR = '*'
const PARITIES = ['even', 'odd'] as const
type Parity = (typeof PARITIES)[number]

/** True for `even` and `odd` in the place of a number. */
export const isParity = (value: number | string): value is Parity => PARITIES.some((one) => one === value)

/** No card needs more. */
export const MOST_PARITY = 1_000_000
const matchesParity = (number: number, parity: Parity): boolean =>
  number < MOST_PARITY && number % 2 === (parity === 'even' ? 0 : 1)

const collectorNumber = ({ collector_number, origin }: CardData): string | undefined =>
  (collector_number ?? origin?.collector_number)?.toLowerCase()

/** `1+*` reads as 1; `*` and an empty text are no number and never match. */
function leadingNumber(value: number | string): number {
  return typeof value === 'number' ? value : Number.parseFloat(value)
}

/** The values of a filter that matches any of them. Data from elsewhere may name an unknown operator. */
function listOf<Value>(filter: {
  readonly operator: 'or'
  readonly value: readonly Value[]
}): readonly Value[] {
  const { operator }: { readonly operator: string } = filter
  if (operator !== 'or') throw new Error(`unknown filter operator ${JSON.stringify(filter)}`)
  return filter.value
}

function matchesNumber(value: number, operator: NumberOperator, wanted: number): boolean {
  switch (operator) {
    case '=':
      return value === wanted
    case '<=':
      return value <= wanted
    case '>=':
      return value >= wanted
    default:
      throw new Error(`unknown filter operator ${JSON.stringify(operator)}`)
  }
}

/** Returns the colors whose boxes are ticked. */
export function tickedColors(flags: ColorFlags): readonly ColorLetter[] {
  return COLOR_BOXES.filter(([box]) => flags[box]).map(([, letter]) => letter)
}

/** How ticked colors compare with a card's; with none ticked the card must be colorless (rules: cards 8). */
function matchesColors(colors: readonly ColorLetter[], flags: ColorFlags): boolean {
  const ticked = tickedColors(flags)
  if (ticked.length === 0) return colors.length === 0
  const isWithin = colors.every((color) => ticked.includes(color))
  const isEnough = flags.or
    ? ticked.some((color) => colors.includes(color))
    : ticked.every((color) => colors.includes(color))
  return isEnough && (!flags.only || isWithin)
}

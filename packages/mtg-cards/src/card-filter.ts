import type { Card, CardData, CardFace, ColorLetter } from './card'
import { faceAt, facesOf } from './blank-card'
import { cardColors, colorIdentity } from './card-colors'
import { cardManaValue } from './card-mana-value'
import { cardFlavorText, cardName, cardOracleText, cardSetCode, cardTypeLine, isLegalIn } from './card-text'

export type TextFilterKind = 'name' | 'text' | 'type' | 'flavor'
export type NumberFilterKind = 'cmc' | 'power' | 'toughness' | 'loyalty' | 'defense'
export type NumberOperator = '=' | '<=' | '>='

/** The ticked boxes of a colour filter; an absent one is not ticked. */
export interface ColorFlags {
  readonly white?: boolean
  readonly blue?: boolean
  readonly black?: boolean
  readonly red?: boolean
  readonly green?: boolean
  readonly only?: boolean
  readonly or?: boolean
}

/** One condition on a card; those of a list are combined with AND (CARDS.md 8). */
export type CardFilter =
  | { readonly kind: TextFilterKind; readonly operator: 'and' | 'not'; readonly value: string }
  | { readonly kind: TextFilterKind; readonly operator: 'or'; readonly value: readonly string[] }
  | { readonly kind: 'set'; readonly operator: 'or'; readonly value: readonly string[] }
  | { readonly kind: NumberFilterKind; readonly operator: NumberOperator; readonly value: number | string }
  | { readonly kind: 'legality'; readonly value: string }
  | ColorFilter

export interface ColorFilter extends ColorFlags {
  readonly kind: 'colors' | 'identity'
}

/** The most cards a searched list holds (specification part 2 section 9). */
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
  type: cardTypeLine,
  flavor: cardFlavorText,
}

/** True when the card meets the condition. An unknown kind or operator is a bug and throws. */
export function matchesFilter({ data }: Pick<Card, 'data'>, filter: CardFilter): boolean {
  switch (filter.kind) {
    case 'name':
    case 'text':
    case 'type':
    case 'flavor':
      return matchesText(TEXT_OF[filter.kind](data), filter)
    case 'set':
      return filter.value.some((code) => code.toLowerCase() === cardSetCode(data).toLowerCase())
    case 'cmc':
      return matchesNumber(cardManaValue(data), filter.operator, leadingNumber(filter.value))
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

/** True when the card meets every condition; with none, every card does. */
export function matchesFilters(card: Pick<Card, 'data'>, filters: readonly CardFilter[]): boolean {
  return filters.every((filter) => matchesFilter(card, filter))
}

/** Returns the first thousand of the cards that meet every condition, and how many there are. */
export function searchCards(
  cards: readonly Card[],
  filters: readonly CardFilter[],
): { readonly cards: readonly Card[]; readonly total: number } {
  const found = cards.filter((card) => matchesFilters(card, filters))
  return { cards: found.slice(0, SEARCH_CAP), total: found.length }
}

type TextFilter = Extract<CardFilter, { readonly kind: TextFilterKind }>

function matchesText(text: string, filter: TextFilter): boolean {
  const searched = text.toLowerCase()
  switch (filter.operator) {
    case 'and':
      return searched.includes(filter.value.toLowerCase())
    case 'not':
      return !searched.includes(filter.value.toLowerCase())
    case 'or':
      return filter.value.some((value) => searched.includes(value.toLowerCase()))
    default:
      throw new Error(`unknown filter operator ${JSON.stringify(filter)}`)
  }
}

type NumberFilter = Extract<CardFilter, { readonly kind: NumberFilterKind }>

/** Any face will do. */
function matchesFaceNumber(
  data: CardData,
  field: keyof CardFace & NumberFilterKind,
  { operator, value }: NumberFilter,
): boolean {
  const wanted = leadingNumber(value)
  return facesOf(data).some((_, index) =>
    matchesNumber(leadingNumber(faceAt(data, index)[field]), operator, wanted),
  )
}

/** `1+*` reads as 1; `*` and an empty text are no number and never match. */
function leadingNumber(value: number | string): number {
  return typeof value === 'number' ? value : Number.parseFloat(value)
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

/** Returns the colours whose boxes are ticked. */
export function tickedColors(flags: ColorFlags): readonly ColorLetter[] {
  return COLOR_BOXES.filter(([box]) => flags[box]).map(([, letter]) => letter)
}

/** The table of CARDS.md 8; with no colour ticked the card must be colourless. */
function matchesColors(colors: readonly ColorLetter[], flags: ColorFlags): boolean {
  const ticked = tickedColors(flags)
  if (ticked.length === 0) return colors.length === 0
  const isWithin = colors.every((color) => ticked.includes(color))
  const isEnough = flags.or
    ? ticked.some((color) => colors.includes(color))
    : ticked.every((color) => colors.includes(color))
  return isEnough && (!flags.only || isWithin)
}

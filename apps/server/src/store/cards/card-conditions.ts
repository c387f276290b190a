import {
  type CardFilter,
  type CardNumberKind,
  type ColorFlags,
  type CostOperator,
  type FaceNumberKind,
  foldedText,
  isParity,
  lookupKey,
  MOST_PARITY,
  type NumberOperator,
  OWN_NAME,
  SLASH_STEPS,
  slashedPart,
  STAR,
  type TextFilterKind,
  tickedColors,
  wantedCostMarks,
  wantedStatMarks,
} from '@parlour/mtg-cards'
import { type RawBuilder, sql } from 'kysely'
import { colorBits, formatMark, manaBits, numberMark, storableNumber } from './card-index'
import { liveReleases } from './cards'
import type { Db } from '../driver/store'
import { isPostgres } from '../driver/dialect'

type Condition = RawBuilder<boolean>

const NEVER = sql<boolean>`(1 = 0)`
const ALWAYS = sql<boolean>`(1 = 1)`
/** The longer texts, which stand in a table of their own. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'oracle', 'own', 'flavor', 'artist', 'costs'])
const column = (name: string) => sql.ref(`${TEXTS.has(name) ? 'card_texts' : 'card_search'}.${name}`)
const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? NEVER : sql<boolean>`(${sql.join(conditions, sql` or `)})`
const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? ALWAYS : sql<boolean>`(${sql.join(conditions, sql` and `)})`
/** What is not known, such as a power that is no number, does not hold; so the opposite does. */
const notAt = (condition: Condition): Condition => sql<boolean>`not coalesce(${condition}, ${NEVER})`

/** Whether the condition of a filter is about the longer texts as well. */
export function readsTexts(filter: CardFilter): boolean {
  if (filter.kind === 'not') return readsTexts(filter.filter)
  if ('filters' in filter) return filter.filters.some(readsTexts)
  return TEXTS.has(filter.kind === 'cost' ? 'costs' : filter.kind)
}

/**
 * A filter as a condition on `card_search` and, where it `readsTexts`, on `card_texts`: true for exactly the
 * cards that `matchesFilter` takes (rules: cards 8).
 */
export function conditionOf(db: Db, filter: CardFilter): Condition {
  switch (filter.kind) {
    case 'any':
      return anyOf(filter.filters.map((one) => conditionOf(db, one)))
    case 'all':
      return allOf(filter.filters.map((one) => conditionOf(db, one)))
    case 'not':
      return notAt(conditionOf(db, filter.filter))
    case 'cmc':
    case 'year':
    case 'color_count':
    case 'identity_count':
      return isParity(filter.value)
        ? parityCondition(NUMBERS[filter.kind], filter.value === 'even' ? 0 : 1)
        : numberCondition(NUMBERS[filter.kind], filter.operator, numberOf(filter.value))
    case 'power':
    case 'toughness':
    case 'loyalty':
    case 'defense':
      return faceNumberCondition(db, filter.kind, filter)
    case 'colors':
    case 'identity':
      return colorCondition(filter.kind, filter)
    default:
      return wordCondition(db, filter)
  }
}

type GroupMode = 'any' | 'all' | 'not'
type WordFilter = Exclude<
  CardFilter,
  { readonly kind: GroupMode | CardNumberKind | FaceNumberKind | 'colors' | 'identity' }
>

function wordCondition(db: Db, filter: WordFilter): Condition {
  switch (filter.kind) {
    case 'set':
      return setCondition(filter.value.map((code) => code.toLowerCase()))
    case 'in':
      return printedIn(filter.value.map((code) => code.toLowerCase()))
    case 'set_type':
      return sql<boolean>`coalesce(${column('origin_set')}, ${column('set_code')}) in (
        select sets.code from sets where sets.set_type = ${filter.value})`
    case 'collector':
      return sql<boolean>`${column('collector')} = ${filter.value.toLowerCase()}`
    case 'compare':
      return anyOf(wantedStatMarks(filter).map((mark) => containsText(db, 'numbers', `|${mark}|`)))
    case 'rarity':
      return anyOf(filter.value.map((rarity) => sql<boolean>`${column('rarity')} = ${rarity}`))
    case 'legality':
      return legalityCondition(db, formatMark(filter.value))
    case 'is':
      return containsText(db, 'properties', ` ${filter.value} `)
    case 'keyword':
      return containsText(db, 'keywords', `|${foldedText(filter.value)}|`)
    case 'cost':
      return costCondition(db, filter.value, filter.operator)
    case 'exact':
      return sql<boolean>`${column('row')} in (
        select card_names.row from card_names where card_names.key = ${lookupKey(filter.value)})`
    case 'produces':
      return hasBits('produces', manaBits(filter.value))
    default: {
      const contains = (value: string) => holdsText(db, filter.kind, value)
      if (filter.operator === 'or') return anyOf(filter.value.map(contains))
      return filter.operator === 'not' ? notAt(contains(filter.value)) : contains(filter.value)
    }
  }
}

/** `~` is the card's own name; the rules text without reminders is kept where it is another. */
function holdsText(db: Db, kind: TextFilterKind, value: string): Condition {
  const slashed = kind === 'name' ? slashedPart(value) : undefined
  if (slashed !== undefined) return textHolds(db, slashedColumn, slashed)
  const isRules = kind === 'text' || kind === 'oracle'
  const part = foldedText(value)
  if (isRules && value.includes(OWN_NAME)) return containsText(db, 'own', part)
  if (kind !== 'oracle') return containsText(db, kind, part)
  return textHolds(db, sql`coalesce(${column('oracle')}, ${column('text')})`, part)
}

/** `slashedName` of the name. */
const slashedColumn = SLASH_STEPS.reduce<RawBuilder<unknown>>(
  (name, [part, replacement]) => sql`replace(${name}, ${sql.lit(part)}, ${sql.lit(replacement)})`,
  column('name'),
)

/** A copy may be played where the card may that it came from. */
function legalityCondition(db: Db, format: string): Condition {
  const ofOrigin = textHolds(db, sql.ref('origin_search.legal'), format)
  return sql<boolean>`(${containsText(db, 'legal', format)} or (${column('origin_id')} is not null and exists (
    select 1 from cards as origin join card_search as origin_search on origin_search.row = origin.row
      where origin.id = ${column('origin_id')} and origin.release in ${liveReleases} and ${ofOrigin})))`
}

/**
 * Printings of one card have one name. The cards of cubes have no printing beside the one that they came
 * from: they are themselves `custom`.
 */
function printedIn(codes: readonly string[]): Condition {
  if (codes.length === 0) return NEVER
  const printed = sql<boolean>`${column('name')} in (select printed.name from cards join card_search as printed on printed.row = cards.row
    where cards.set_code in (${sql.join(codes)}) and cards.release in ${liveReleases})`
  return codes.includes(CUSTOM) ? anyOf([printed, sql<boolean>`${column('set_code')} = ${CUSTOM}`]) : printed
}
/** The set of cards without one. */
const CUSTOM = 'custom'

/** A copy is of the set that it came from, too. */
function setCondition(codes: readonly string[]): Condition {
  if (codes.length === 0) return NEVER
  const list = sql.join(codes)
  return sql<boolean>`(${column('set_code')} in (${list}) or ${column('origin_set')} in (${list}))`
}

/** Some face must have all that is wanted. */
function costCondition(db: Db, symbols: string, operator: CostOperator): Condition {
  const has = (mark: string) => containsText(db, 'costs', `|${mark}|`)
  return anyOf(
    wantedCostMarks(symbols, operator).map(({ all, not }) =>
      allOf([...all.map(has), ...(not === undefined ? [] : [notAt(has(not))])]),
    ),
  )
}

const NUMBERS: Readonly<Record<CardNumberKind, RawBuilder<unknown>>> = {
  cmc: column('cmc'),
  year: column('year'),
  color_count: bitCount('colors'),
  identity_count: bitCount('identity'),
}

function bitCount(field: string): RawBuilder<unknown> {
  const bits = [0, 1, 2, 3, 4].map((at) => sql`((${column(field)} >> ${sql.lit(at)}) & 1)`)
  return sql`(${sql.join(bits, sql` + `)})`
}

function hasBits(field: string, bits: number): Condition {
  const mask = sql`cast(${bits} as integer)`
  return sql<boolean>`(${column(field)} & ${mask}) = ${mask}`
}

const containsText = (db: Db, field: string, part: string): Condition => textHolds(db, column(field), part)

function textHolds(db: Db, text: RawBuilder<unknown>, part: string): Condition {
  return isPostgres(db)
    ? sql<boolean>`(strpos(${text}, ${part}) > 0)`
    : sql<boolean>`(instr(${text}, ${part}) > 0)`
}

const numberOf = (value: number | string) => (typeof value === 'number' ? value : Number.parseFloat(value))

function numberCondition(left: RawBuilder<unknown>, operator: NumberOperator, value: number): Condition {
  if (Number.isNaN(value)) return NEVER
  const right = sql`cast(${storableNumber(value)} as real)`
  if (operator === '=') return sql<boolean>`${left} = ${right}`
  return operator === '<=' ? sql<boolean>`${left} <= ${right}` : sql<boolean>`${left} >= ${right}`
}

function parityCondition(number: RawBuilder<unknown>, rest: number): Condition {
  const whole = sql`cast(${number} as integer)`
  return sql<boolean>`(case when ${number} < ${sql.lit(MOST_PARITY)}
    then ${whole} = ${number} and ${whole} % 2 = ${sql.lit(rest)} else (1 = 0) end)`
}

/** True when the number of any face fits: the least of them is enough for `<=`, the greatest for `>=`. */
function faceNumberCondition(
  db: Db,
  kind: FaceNumberKind,
  filter: { readonly operator: NumberOperator; readonly value: number | string },
): Condition {
  const isEqual = filter.operator === '='
  if (isEqual && filter.value === STAR) return containsText(db, 'numbers', numberMark(kind, STAR))
  const value = numberOf(filter.value)
  if (Number.isNaN(value)) return NEVER
  if (isEqual) return containsText(db, 'numbers', numberMark(kind, value))
  const end = filter.operator === '<=' ? 'low' : 'high'
  return numberCondition(column(`${kind}_${end}`), filter.operator, value)
}

/** How ticked colors compare with a card's, in bits (rules: cards 8). */
function colorCondition(field: 'colors' | 'identity', flags: ColorFlags): Condition {
  const ticked = colorBits(tickedColors(flags))
  const bits = column(field)
  const mask = sql`cast(${ticked} as integer)`
  if (ticked === 0) return sql<boolean>`${bits} = 0`
  const enough = flags.or ? sql<boolean>`(${bits} & ${mask}) <> 0` : hasBits(field, ticked)
  return flags.only ? sql<boolean>`(${enough} and (${bits} & ~${mask}) = 0)` : enough
}

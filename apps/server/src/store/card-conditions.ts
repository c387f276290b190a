import { type CardFilter, type ColorFlags, type NumberOperator, tickedColors } from '@parlour/mtg-cards'
import { type RawBuilder, sql } from 'kysely'
import type { FACE_NUMBERS } from './card-index'
import { colorBits, numberMark } from './card-index'
import type { Db } from './connect'
import { isPostgres } from './dialect'

type Condition = RawBuilder<boolean>
type FaceNumber = (typeof FACE_NUMBERS)[number]

const NEVER = sql<boolean>`1 = 0`
const column = (name: string) => sql.ref(`card_search.${name}`)
const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? NEVER : sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** A filter as a condition on `card_search`, true for exactly the cards that `matchesFilter` takes (CARDS.md 8). */
export function conditionOf(db: Db, filter: CardFilter): Condition {
  switch (filter.kind) {
    case 'name':
    case 'type':
    case 'text':
    case 'flavor': {
      const contains = (value: string) => containsText(db, filter.kind, value.toLowerCase())
      if (filter.operator === 'or') return anyOf(filter.value.map(contains))
      return filter.operator === 'not' ? sql<boolean>`not ${contains(filter.value)}` : contains(filter.value)
    }
    case 'set':
      return anyOf(filter.value.map((code) => sql<boolean>`${column('set_code')} = ${code.toLowerCase()}`))
    case 'legality':
      return containsText(db, 'legal', ` ${filter.value} `)
    case 'colors':
    case 'identity':
      return colorCondition(filter.kind, filter)
    case 'cmc':
      return numberCondition(column('cmc'), filter.operator, numberOf(filter.value))
    default:
      return faceNumberCondition(db, filter.kind, filter)
  }
}

function containsText(db: Db, field: string, part: string): Condition {
  return isPostgres(db)
    ? sql<boolean>`(strpos(${column(field)}, ${part}) > 0)`
    : sql<boolean>`(instr(${column(field)}, ${part}) > 0)`
}

const numberOf = (value: number | string) => (typeof value === 'number' ? value : Number.parseFloat(value))

function numberCondition(left: RawBuilder<unknown>, operator: NumberOperator, value: number): Condition {
  if (Number.isNaN(value)) return NEVER
  const right = sql`cast(${value} as real)`
  if (operator === '=') return sql<boolean>`${left} = ${right}`
  return operator === '<=' ? sql<boolean>`${left} <= ${right}` : sql<boolean>`${left} >= ${right}`
}

/** True when the number of any face fits: the least of them is enough for `<=`, the greatest for `>=`. */
function faceNumberCondition(
  db: Db,
  kind: FaceNumber,
  filter: { readonly operator: NumberOperator; readonly value: number | string },
): Condition {
  const value = numberOf(filter.value)
  if (Number.isNaN(value)) return NEVER
  if (filter.operator === '=') return containsText(db, 'numbers', numberMark(kind, value))
  const end = filter.operator === '<=' ? 'low' : 'high'
  return numberCondition(column(`${kind}_${end}`), filter.operator, value)
}

/** The table of CARDS.md 8 in bits. */
function colorCondition(field: 'colors' | 'identity', flags: ColorFlags): Condition {
  const ticked = colorBits(tickedColors(flags))
  const bits = column(field)
  const mask = sql`cast(${ticked} as integer)`
  if (ticked === 0) return sql<boolean>`${bits} = 0`
  const enough = flags.or
    ? sql<boolean>`(${bits} & ${mask}) <> 0`
    : sql<boolean>`(${bits} & ${mask}) = ${mask}`
  return flags.only ? sql<boolean>`(${enough} and (${bits} & ~${mask}) = 0)` : enough
}

import { RARITIES } from '../card/card'
import type { CardFilter } from './card-filter'
import { CARD_PROPERTIES } from './card-properties'
import { COMPARED_STATS } from './stat-comparison'

type Check = (value: unknown) => boolean
/** What each field beside the kind must be. */
type Form = Readonly<Record<string, Check>>

const oneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value)
const text =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= most
const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(check)
const isNumber: Check = (value) => Number.isFinite(value) || (typeof value === 'string' && value.length <= 20)
const isFlag: Check = (value) => value === undefined || typeof value === 'boolean'

const WORDS: readonly Form[] = [
  { operator: oneOf('and', 'not'), value: text(200) },
  { operator: oneOf('or'), value: listOf(text(200), 50) },
]
const SETS: readonly Form[] = [
  { operator: oneOf('or'), value: listOf((one) => typeof one === 'string' && one.length <= 20, 500) },
]
const NUMBER: readonly Form[] = [{ operator: oneOf('=', '<=', '>='), value: isNumber }]
const WORD: readonly Form[] = [{ value: text(40) }]
const COLORS: readonly Form[] = [
  { white: isFlag, blue: isFlag, black: isFlag, red: isFlag, green: isFlag, only: isFlag, or: isFlag },
]

const FORMS: Readonly<Record<Exclude<CardFilter['kind'], 'any' | 'all' | 'not'>, readonly Form[]>> = {
  name: WORDS,
  text: WORDS,
  oracle: WORDS,
  type: WORDS,
  flavor: WORDS,
  artist: WORDS,
  set: SETS,
  in: SETS,
  cmc: NUMBER,
  year: NUMBER,
  power: NUMBER,
  toughness: NUMBER,
  loyalty: NUMBER,
  defense: NUMBER,
  color_count: NUMBER,
  identity_count: NUMBER,
  compare: [
    {
      left: oneOf(...COMPARED_STATS),
      operator: oneOf('<', '<=', '=', '>=', '>', '!='),
      right: oneOf(...COMPARED_STATS),
    },
  ],
  collector: WORD,
  set_type: WORD,
  legality: WORD,
  colors: COLORS,
  identity: COLORS,
  rarity: [{ operator: oneOf('or'), value: listOf(oneOf(...RARITIES), 6) }],
  exact: [{ value: text(200) }],
  produces: [{ value: listOf(oneOf('w', 'u', 'b', 'r', 'g', 'c'), 6) }],
  keyword: [{ value: text(100) }],
  cost: [{ operator: oneOf('=', '>=', '>'), value: text(200) }],
  is: [{ value: oneOf(...CARD_PROPERTIES) }],
}
const FORMS_BY_KIND: ReadonlyMap<unknown, readonly Form[]> = new Map(Object.entries(FORMS))

/** How deep groups are taken: as deep as a line of the query language is likely to go. */
const DEEPEST = 4
const MOST_IN_GROUP = 50

/**
 * True when a value from outside is a filter and nothing else. The same holds for the schema of calls, which
 * says of another value what is wrong with it; this one needs no library in a browser.
 */
export function isCardFilter(value: unknown, depth = DEEPEST): value is CardFilter {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const { kind, ...fields } = value
  if (depth > 0 && (kind === 'any' || kind === 'all'))
    return hasForm(fields, { filters: listOf((one) => isCardFilter(one, depth - 1), MOST_IN_GROUP) })
  if (depth > 0 && kind === 'not') return hasForm(fields, { filter: (one) => isCardFilter(one, depth - 1) })
  return FORMS_BY_KIND.get(kind)?.some((form) => hasForm(fields, form)) === true
}

function hasForm(fields: object, form: Form): boolean {
  const values = new Map<string, unknown>(Object.entries(fields))
  return (
    [...values.keys()].every((key) => key in form) &&
    Object.entries(form).every(([key, check]) => check(values.get(key)))
  )
}

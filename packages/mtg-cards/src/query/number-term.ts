import { type CardFilter, isParity, type NumberFilterKind, type NumberOperator, STAR } from './card-filter'
import { checkEquals, type QueryTerm } from './query-term'
import { COMPARED_STATS, type StatOperator } from './stat-comparison'
import { unreadable } from './unreadable'

/** The keys of numbers. */
export const NUMBER_KEYS: Readonly<Record<string, NumberFilterKind>> = {
  cmc: 'cmc',
  mv: 'cmc',
  manavalue: 'cmc',
  pow: 'power',
  power: 'power',
  tou: 'toughness',
  toughness: 'toughness',
  loy: 'loyalty',
  loyalty: 'loyalty',
  def: 'defense',
  defense: 'defense',
  year: 'year',
}
/** Numbers on cards come in steps of a half, so 'less than 3' means at most 2.5. */
const STEP = 0.5

/**
 * Returns the filter of a term about a number: against a number, another number of the card, a star, or even
 * and odd.
 */
export function numberFilter(query: QueryTerm, kind: NumberFilterKind): CardFilter {
  const { term, operator, value } = query
  const other = NUMBER_KEYS[value.toLowerCase()]
  if (other !== undefined) return comparison(query, kind, other)
  const word = value.toLowerCase()
  const isWord = kind === 'cmc' ? isParity(word) : word === STAR && isFaceNumber(kind)
  if (isWord) {
    const filter: CardFilter = { kind, operator: '=', value: word }
    if (operator === '!=') return { kind: 'not', filter }
    checkEquals(query)
    return filter
  }
  const number = Number(value)
  if (Number.isNaN(number)) throw unreadable(`"${term}" needs a number.`)
  if (operator === '!=') return { kind: 'not', filter: { kind, operator: '=', value: number } }
  const [op, limit]: readonly [NumberOperator, number] =
    operator === '<'
      ? ['<=', number - STEP]
      : operator === '>'
        ? ['>=', number + STEP]
        : [operator === '<=' || operator === '>=' ? operator : '=', number]
  return { kind, operator: op, value: limit }
}

const isFaceNumber = (kind: NumberFilterKind): boolean =>
  ['power', 'toughness', 'loyalty', 'defense'].includes(kind)
const STAT_OPERATORS: readonly StatOperator[] = ['<', '<=', '=', '>=', '>', '!=']

/** `pow>tou`: power, toughness and mana value compare with each other. */
function comparison(
  { term, operator = ':' }: QueryTerm,
  from: NumberFilterKind,
  to: NumberFilterKind,
): CardFilter {
  const left = COMPARED_STATS.find((stat) => stat === from)
  const right = COMPARED_STATS.find((stat) => stat === to)
  if (left === undefined || right === undefined || left === right)
    throw unreadable(`"${term}": power, toughness and mana value can be compared with each other.`)
  const sign = STAT_OPERATORS.find((one) => one === operator) ?? '='
  return { kind: 'compare', left, operator: sign, right }
}

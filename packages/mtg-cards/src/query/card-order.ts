import { didYouMean } from '../names/nearest'
import { unreadable } from './unreadable'

export const CARD_ORDERS = ['name', 'mv', 'color', 'rarity', 'power', 'toughness', 'released', 'set'] as const
export type CardOrderBy = (typeof CARD_ORDERS)[number]

/** In which order found cards stand; those alike by name. */
export interface CardOrder {
  readonly by: CardOrderBy
  readonly isDescending: boolean
}

/** Keys of a query that order what it finds. */
export const ORDER_KEYS: readonly string[] = ['order', 'sort', 'direction', 'dir']

const ALSO: Readonly<Record<string, CardOrderBy>> = {
  cmc: 'mv',
  manavalue: 'mv',
  colors: 'color',
  pow: 'power',
  tou: 'toughness',
  release: 'released',
  date: 'released',
  year: 'released',
}
const DIRECTIONS: Readonly<Record<string, boolean>> = {
  asc: false,
  ascending: false,
  desc: true,
  descending: true,
}

/**
 * Returns the order that these terms of a query ask for, the last of each kind counting; nothing where none
 * asks.
 */
export function orderOfTerms(
  terms: readonly { readonly term: string; readonly key: string; readonly value: string }[],
): CardOrder | undefined {
  let order: CardOrder | undefined
  let isDescending: boolean | undefined
  for (const { term, key, value } of terms) {
    const word = value.toLowerCase()
    if (key === 'order' || key === 'sort') order = { by: orderBy(term, word), isDescending: false }
    else {
      isDescending = DIRECTIONS[word]
      if (isDescending === undefined) throw unreadable(`"${term}": a direction is asc or desc.`)
    }
  }
  if (order === undefined && isDescending === undefined) return undefined
  return { by: order?.by ?? 'name', isDescending: isDescending ?? false }
}

function orderBy(term: string, word: string): CardOrderBy {
  const by = CARD_ORDERS.find((one) => one === (ALSO[word] ?? word))
  if (by !== undefined) return by
  const known = `Cards can be ordered by ${CARD_ORDERS.join(', ')}.`
  throw unreadable(`"${term}" is not known. ${known}${didYouMean(CARD_ORDERS, word)}`)
}

import type { CardFilter } from '@parlour/mtg-cards'
import { refusal } from '../refusals/refusal'

/** More than anybody writes; each is work for every card, and more would keep everybody else waiting. */
const MOST_CONDITIONS = 40

/** Refuses filters with more conditions than anybody asks for. */
export function checkConditions(filters: readonly CardFilter[], whole: string): void {
  if (conditionsIn(filters) > MOST_CONDITIONS)
    throw refusal('too_many_conditions', { whole, mostConditions: MOST_CONDITIONS })
}

function conditionsIn(filters: readonly CardFilter[]): number {
  return filters.reduce((sum, filter) => sum + conditionsOf(filter), 0)
}
function conditionsOf(filter: CardFilter): number {
  if (filter.kind === 'not') return conditionsOf(filter.filter)
  if ('filters' in filter) return conditionsIn(filter.filters)
  // One look-up answers for any number of sets; each text is one of its own.
  const isList = 'value' in filter && typeof filter.value === 'object' && filter.kind !== 'set'
  return isList ? filter.value.length : 1
}

import { asItem, type ChoiceItem, type Pick } from '@parlour/kernel'
import { PositionError } from './position'
import { choicesOf } from './short-form'
import type { Table } from './table'
import { textsIn } from './words'

/**
 * Refuses picks in which a text means nothing and is a letter away from one that does: they would be refused,
 * or skipped, whatever the rules say. A text that is like none may stand there on purpose.
 */
export function checkSpelling(table: Table, picks: readonly Pick[]): void {
  const known = new Set(wordsOf(table))
  for (const text of unknownIn(table, picks, known)) {
    const meant = [...known].find((word) => isLetterOff(text, word))
    if (meant !== undefined) throw new PositionError(`there is no '${text}'; did you mean '${meant}'?`)
  }
}

/** Returns the words in picks that are neither known nor a card of the game. */
export function unknownIn(
  table: Table,
  picks: readonly Pick[],
  known: ReadonlySet<string>,
): readonly string[] {
  const isKnown = (text: string) => known.has(text) || table.knows(text)
  const words = valuesIn(picks).flatMap((whole) => (isKnown(whole) ? [] : whole.split('.')))
  // A number is a place in a list, or an amount.
  return words.filter((text) => !isKnown(text) && !/^\d+$/.test(text))
}

/** Returns what an answer may name now, beside cards. */
export const wordsOf = (table: Table): readonly string[] => [
  ...offeredBy(table),
  ...textsIn(table.board()),
  ...table.players,
  ...table.words(),
]

const offeredBy = ({ pending }: Table): readonly string[] => pending.flatMap(choicesOf).flatMap(namesOf)

const namesOf = ({ title, id, choices = [] }: ChoiceItem): readonly string[] => [
  String(title),
  ...(id === undefined ? [] : [id]),
  ...choices.map(asItem).flatMap(namesOf),
]

/** Every text in a plain value, without the keys of its objects. */
function valuesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : []
}

/** Short words and numbers are alike without meaning each other. */
const SHORTEST = 4

/** Whether one letter more, less or other, or two that change places, make one text of the other. */
function isLetterOff(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (shorter < SHORTEST) return false
  let head = 0
  while (head < shorter && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  const mine = one.slice(head, one.length - tail)
  const its = other.slice(head, other.length - tail)
  if (/\d/.test(mine + its)) return false
  const isSwapped = mine.length === 2 && its === `${mine[1] ?? ''}${mine[0] ?? ''}`
  return isSwapped || (mine.length <= 1 && its.length <= 1)
}

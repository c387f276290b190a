import { newHandle } from './change'
import type { TableCard, TableRecord } from './types'
import { UNMARKED } from './unmarked'
import type { Work } from './work'

type NewCardFields = Partial<TableCard> & globalThis.Pick<TableCard, 'record' | 'owner' | 'knownTo'>

/** Returns a new card, in no zone yet, with an id and a handle that none has had. */
export function newCard(work: Work, made: NewCardFields): TableCard {
  work.cardsMade += 1
  return {
    ...UNMARKED,
    id: `card-${work.cardsMade}`,
    handle: newHandle(work),
    token: false,
    made: false,
    effect: false,
    attachedTo: null,
    attached: [],
    came: work.handlesMade,
    ...made,
  }
}

/** Returns the key of a record, which is kept once, however many cards are of it. */
export function recordKey(work: Work, record: TableRecord): string {
  const text = JSON.stringify(record)
  let key = keyOfRecord(record)
  while (Object.hasOwn(work.records, key) && JSON.stringify(work.records[key]) !== text) key = `${key}'`
  if (!Object.hasOwn(work.records, key)) work.records = { ...work.records, [key]: record }
  return key
}

/**
 * Returns the key of a record as it follows from the record alone: neither a number nor what else there is of
 * it tells a viewer what lies hidden.
 */
export const keyOfRecord = (record: TableRecord): string => `r${textHash(JSON.stringify(record))}`

/** A sum of 52 bits of a text, in short words: two that are mixed crosswise. */
function textHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  const mixed = (own: number, cross: number) =>
    Math.imul(own ^ (own >>> 16), 2246822507) ^ Math.imul(cross ^ (cross >>> 13), 3266489909)
  const [low, high] = [mixed(one, other), mixed(other, one)]
  return (2 ** 32 * (high & 0xfffff) + (low >>> 0)).toString(36)
}

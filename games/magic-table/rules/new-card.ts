import { newHandle } from './change'
import type { TableCard, TableRecord } from './types'
import { UNMARKED } from './unmarked'
import type { Work } from './work'

type Made = Partial<TableCard> & globalThis.Pick<TableCard, 'record' | 'owner' | 'knownTo'>

/** Returns a new card, in no zone yet, with an id and a handle that none has had. */
export function newCard(work: Work, made: Made): TableCard {
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
  const known = Object.entries(work.records).find(
    ([, one]) => one._id === record._id && JSON.stringify(one) === text,
  )
  if (known !== undefined) return known[0]
  const key = `r${Object.keys(work.records).length + 1}`
  work.records = { ...work.records, [key]: record }
  return key
}

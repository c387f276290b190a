import type { Card } from '../card/card'
import { type DropReason, importRecord, type ImportKnowledge, plainPrintingName } from './provider-import'

/** What an import did, as reported by a database update (rules: library 8). */
export interface ImportCounts {
  readonly read: number
  readonly kept: number
  /** Records that yielded a second card under their printed name. */
  readonly doubled: number
  readonly faces: number
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>
  /** What is wrong with the malformed ones, a sentence for each of the first. */
  readonly faults?: readonly string[]
}

/** How many malformed records are named. */
export const MOST_FAULTS = 50

export interface ImportedFile {
  readonly cards: readonly Card[]
  readonly counts: ImportCounts
}

/**
 * Returns the cards of a whole list of provider records in two passes. For lists that fit in memory; a
 * streaming reader uses `plainPrintingName` and `importRecord` itself. Throws when two cards get the same id,
 * since the store must then not be replaced (rules: cards 3.10).
 * @internal
 */
export function importRecords(records: readonly unknown[], cardId: ImportKnowledge['cardId']): ImportedFile {
  const plainNames = new Set(records.flatMap((record) => plainPrintingName(record) ?? []))
  const imported = records.map((record) => importRecord(record, { plainNames, cardId }))
  const cards = imported.flatMap((one) => one.cards)
  checkDistinctIds(cards)
  const dropped: Partial<Record<DropReason, number>> = {}
  for (const { dropped: reason } of imported) if (reason) dropped[reason] = (dropped[reason] ?? 0) + 1
  return {
    cards,
    counts: {
      read: records.length,
      kept: imported.filter((one) => one.cards.length > 0).length,
      doubled: imported.filter((one) => one.cards.length > 1).length,
      faces: cards.reduce((sum, { data }) => sum + data.card_faces.length, 0),
      dropped,
      faults: imported.flatMap(({ fault }) => fault ?? []).slice(0, MOST_FAULTS),
    },
  }
}

function checkDistinctIds(cards: readonly Card[]): void {
  const seen = new Set<string>()
  for (const { _id, data } of cards) {
    if (seen.has(_id)) throw new Error(`two cards have the id ${_id}: ${data.set} ${data.collector_number}`)
    seen.add(_id)
  }
}

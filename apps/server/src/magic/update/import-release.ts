import {
  type Card,
  type CardSet,
  type DropReason,
  guessedSetType,
  type ImportCounts,
  importRecord,
  importSet,
  isRecord,
  MOST_FAULTS,
  plainPrintingName,
  textOf,
} from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { insertCards } from '../../store/cards/cards'
import type { Store } from '../../store/driver/store'
import { type CardFiles, recordsIn, sizeOf } from './card-files'
import { refusal } from '../../refusals/refusal'

/** How far an import is: bytes of the files in this pass, and cards written. */
export interface ImportProgress {
  readonly phase: 'reading' | 'writing'
  readonly done: number
  readonly total: number
  readonly cards: number
}
export interface ImportWork {
  readonly files: CardFiles
  /** The name of the release the cards are written under. */
  readonly release: string
  /** Sets that are known already, by code: for files that name only the sets of their cards. */
  readonly knownSets: ReadonlyMap<string, CardSet>
  readonly heard: (progress: ImportProgress) => void
  readonly signal: AbortSignal
}
export interface ImportedRelease {
  readonly counts: ImportCounts
  /** Every set of the files. */
  readonly sets: readonly CardSet[]
  /** Whether the files hold a list of sets, which then stands for all there are. */
  readonly hasSetList: boolean
}

const BATCH = 500

/**
 * Writes the cards of these files into the store under a release that is not in use (rules: cards 3; library
 * 8): one pass over the files for names and sets, one that converts and writes. Refuses broken files, a file
 * without cards, and a card that one file holds twice; then what was written has to be dropped. A card in
 * several files is taken from the first.
 */
export async function importRelease(store: Store, work: ImportWork): Promise<ImportedRelease> {
  const { plainNames, sets, hasSetList } = await firstPass(work)
  const counts = await secondPass(store, work, { plainNames, sets })
  if (counts.kept === 0) throw refusal('file_without_cards')
  return { counts, sets: [...sets.values()], hasSetList }
}

/** Reads all files once and hands over each group of records. */
async function eachGroup(
  { files, signal, heard }: ImportWork,
  pass: { readonly phase: ImportProgress['phase']; readonly cards: () => number },
  take: (records: readonly unknown[], file: string) => Promise<void> | void,
): Promise<void> {
  const total = await sizeOf(files.files)
  let done = 0
  for (const file of files.files) {
    const read = recordsIn(file, (bytes) => (done += bytes))
    for await (const records of read) {
      if (signal.aborted) throw refusal('update_interrupted')
      await take(records, file)
      heard({ phase: pass.phase, done, total, cards: pass.cards() })
    }
  }
}

interface KnownCards {
  readonly plainNames: ReadonlySet<string>
  readonly sets: ReadonlyMap<string, CardSet>
}

async function firstPass(work: ImportWork): Promise<KnownCards & { readonly hasSetList: boolean }> {
  const plainNames = new Set<string>()
  const listed = new Map<string, CardSet>()
  const named = new Map<string, CardSet>()
  await eachGroup(work, { phase: 'reading', cards: () => 0 }, (records) => {
    for (const record of records) {
      const set = isSetRecord(record) ? importSet(record) : undefined
      if (set !== undefined) {
        listed.set(set.code, set)
        continue
      }
      const name = plainPrintingName(record)
      if (name !== undefined) plainNames.add(name)
      const code = isRecord(record) ? textOf(record, 'set').toLowerCase() : ''
      if (code !== '' && !named.has(code)) named.set(code, setOfCard(record, work.knownSets.get(code)))
    }
  })
  return { plainNames, sets: new Map([...named, ...listed]), hasSetList: listed.size > 0 }
}

/** A set has a code; a card has the code of its set and a number in it. */
const isSetRecord = (record: unknown): boolean =>
  isRecord(record) && textOf(record, 'code') !== '' && textOf(record, 'collector_number') === ''

/** What a card says about its set. The kind of a set is guessed where nothing states it. */
function setOfCard(record: unknown, known: CardSet | undefined): CardSet {
  const card = isRecord(record) ? record : {}
  const code = textOf(card, 'set').toLowerCase()
  return {
    code,
    name: textOf(card, 'set_name') || known?.name || code.toUpperCase(),
    set_type: textOf(card, 'set_type') || known?.set_type || guessedSetType(code, textOf(card, 'set_name')),
    released_at: textOf(card, 'released_at') || known?.released_at || '',
  }
}

async function secondPass(store: Store, work: ImportWork, known: KnownCards): Promise<ImportCounts> {
  const tally = { read: 0, kept: 0, doubled: 0, faces: 0 }
  const dropped: Partial<Record<DropReason, number>> = {}
  const faults: string[] = []
  const seen = new Map<string, string>()
  let batch: Card[] = []
  let written = 0
  const flush = async (): Promise<void> => {
    const cards = batch
    batch = []
    const place = { release: work.release, version: 0, sets: known.sets }
    await store.write((tx) => insertCards(tx, cards, place))
    written += cards.length
  }
  await eachGroup(work, { phase: 'writing', cards: () => written }, async (records, file) => {
    for (const record of records) {
      if (isSetRecord(record)) continue
      tally.read += 1
      const { cards, dropped: reason, fault } = importRecord(record, { ...known, cardId: providerCardId })
      if (reason !== undefined) dropped[reason] = (dropped[reason] ?? 0) + 1
      if (fault !== undefined && faults.length < MOST_FAULTS) faults.push(fault)
      const fresh = cards.filter((card) => isNew(seen, card, file))
      if (fresh.length > 0) tally.kept += 1
      if (fresh.length > 1) tally.doubled += 1
      for (const card of fresh) tally.faces += card.data.card_faces.length
      batch.push(...fresh)
      if (batch.length >= BATCH) await flush()
    }
  })
  if (batch.length > 0) await flush()
  return { ...tally, dropped, faults }
}

/** Refuses a second card of one id in one file (rules: cards 3.10). */
function isNew(seen: Map<string, string>, { _id, data }: Card, file: string): boolean {
  const first = seen.get(_id)
  if (first === file)
    throw refusal('card_twice', {
      name: data.card_faces[0]?.name ?? '',
      set: data.set ?? '',
      number: data.collector_number ?? '',
    })
  if (first === undefined) seen.set(_id, file)
  return first === undefined
}

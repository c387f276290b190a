import { setImmediate } from 'node:timers/promises'
import {
  asCustomData,
  buildNameIndex,
  type CardListEntry,
  cardListOutcomes,
  type CardListOutcome,
  COMMENT_CREATED,
  creationRecord,
  type CubeFileCard,
  lookupKey,
  namesInSteps,
  readListInSteps,
  scarComment,
  type Steps,
  updateRecord,
} from '@parlour/mtg-cards'
import type { Caller, Services } from '../services'
import { cardsByNames, knownKeys } from '../store/cards/cards'
import { chunks } from '../store/driver/chunks'
import type { Db } from '../store/driver/store'
import { setsWithCodes } from '../store/cards/sets'
import { newEntry } from '../store/records/cube-changes'
import { addCube } from '../store/records/cubes'
import { addScars } from '../store/records/scars'
import { type CubeFile, readCubeFile } from './cube-file'
import { checkRoom, createInCube, furtherWrites, PORTION } from './custom-cards'
import { checkNames } from './edit-card'
import { checkCubesOf } from './rights'
import { refusal } from '../refusals/refusal'

/** The most unknown lines that are reported. */
const MOST_TOLD = 200

interface ImportResult {
  readonly cubeId: string
  /** Lines that name no known card. */
  readonly unknown: string[]
}

/**
 * Makes a cube of the caller's own from a cube that was exported as JSON, or from any list of cards (rules:
 * library 6.4). Cards of a list come as they are printed; what a table says of notes and scars goes into
 * their histories. Refuses a list without a card.
 */
export const importCube = (services: Services, caller: Caller, sent: CubeUpload): Promise<ImportResult> =>
  services.limits.alone(caller._id, () => importedCube(services, caller, sent))

interface CubeUpload {
  readonly text: string
  readonly name: string | undefined
}

async function importedCube(
  services: Services,
  caller: Caller,
  { text, name }: CubeUpload,
): Promise<ImportResult> {
  const { store } = services
  await checkCubesOf(store.db, caller)
  const whole = await readCubeFile(text)
  const { file, unknown } =
    whole === undefined ? await listedCube(store.db, text) : { file: whole, unknown: [] }
  if (whole === undefined && file.cards.length === 0) throw refusal('no_card_names')
  checkRoom(0, file.cards.length)
  for (const { data } of file.cards) checkNames(data)
  const made = { ...file, name: file.name ?? name ?? `${caller.name}'s cube`, comment: 'imported' }
  const cubeId = await makeCube(services, caller, made)
  return { cubeId, unknown: unknown.slice(0, MOST_TOLD) }
}

interface NewCube extends CubeFile {
  readonly name: string
  /** Stands in its change log. */
  readonly comment: string
}

/** Makes a cube of the caller's own. A large one counts as several writes. */
export async function makeCube(
  { store, limits }: Services,
  caller: Caller,
  { name, comment, ...file }: NewCube,
): Promise<string> {
  const userId = caller._id
  limits.countWrite(userId, furtherWrites(file.cards.length))
  const cube = await addCube(store.db, { name, userId, ...file.flags })
  const entry = newEntry()
  for (const portion of chunks(file.cards, PORTION)) {
    const datas = portion.map(({ data }) => asCustomData({ _id: '', data }))
    const histories = portion.map((card) => historyOf(card, userId))
    await store.write((tx) => createInCube(tx, cube.id, { userId, comment, entry, datas, histories }))
    await setImmediate()
  }
  // A file lists them as pages do, the newest first.
  const texts = file.scars.filter((one) => one.trim() !== '').toReversed()
  if (file.flags.legacy) await store.write((tx) => addScars(tx, cube.id, { texts, createdBy: userId }))
  return cube.id
}

/** Who made the later changes is not in the file: nobody is named. */
function historyOf({ notes, history }: CubeFileCard, userId: string) {
  const date = new Date().toISOString()
  const comment = notes.trim() === '' ? COMMENT_CREATED : notes
  return [
    creationRecord({ userId, date, comment }),
    ...history.map(({ changes, summary, ...why }) => {
      const record = updateRecord(changes, { ...why, userId: '' })
      return changes.length === 0 ? { ...record, summary } : record
    }),
  ]
}

/** A cube with a line for each card has fewer, and a table fewer fields. */
const MOST_LINES = 6000
const MOST_FIELDS = 150_000

/** Refuses a list that is far too long for a cube, before it is read. */
function checkLength(text: string): void {
  if (holdsMore(text, /\r\n?|\n|<Cards/g, MOST_LINES))
    throw refusal('too_many_lines', { mostLines: MOST_LINES })
  if (holdsMore(text, /[,{[]/g, MOST_FIELDS)) throw refusal('list_too_large')
}

function holdsMore(text: string, part: RegExp, most: number): boolean {
  let found = 0
  for (const _ of text.matchAll(part)) {
    found += 1
    if (found > most) return true
  }
  return false
}

/** Does work step by step, with the turn of others in between. */
async function givingWay<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await setImmediate()
  }
}

async function listedCube(db: Db, text: string) {
  checkLength(text)
  const names = [...new Set((await givingWay(namesInSteps(text))).map(lookupKey))]
  const known = await knownKeys(db, names)
  const knownName = (one: string) => known.has(lookupKey(one))
  const list = await givingWay(readListInSteps(text, { purpose: 'cube', knownName }))
  checkRoom(
    0,
    list.entries.reduce((sum, { count }) => sum + count, 0),
  )
  const outcomes: CardListOutcome[] = []
  for (const entries of chunks(list.entries, ENTRIES_AT_ONCE)) {
    outcomes.push(...(await outcomesOf(db, entries)))
    await setImmediate()
  }
  outcomes.push(...cardListOutcomes({ ...list, entries: [] }, { inserts: buildNameIndex([]) }))
  const file: CubeFile = {
    name: undefined,
    flags: { editable: false, legacy: false },
    scars: [],
    cards: outcomes.flatMap(listedCards),
  }
  return { file, unknown: outcomes.flatMap(({ kind, text: line }) => (kind === 'unknown' ? line : [])) }
}

/** How many lines are looked up at once: a name may have a thousand printings. */
const ENTRIES_AT_ONCE = 20

async function outcomesOf(db: Db, entries: readonly CardListEntry[]): Promise<readonly CardListOutcome[]> {
  const cards = await cardsByNames(db, [...new Set(entries.map(({ name }) => lookupKey(name)))], undefined)
  const codes = [...new Set(cards.flatMap(({ data }) => data.set ?? []))]
  const inserts = buildNameIndex(cards, await setsWithCodes(db, codes))
  return cardListOutcomes({ entries, unknown: [], maybe: [] }, { inserts })
}

function listedCards({ cards, entry: { notes = '', scars = [] } }: CardListOutcome): readonly CubeFileCard[] {
  const date = new Date().toISOString()
  const history = scars.map((scar) => ({ comment: scarComment(scar), date, summary: '', changes: [] }))
  return cards.map((card) => ({ data: { ...asCustomData(card) }, notes: notes.slice(0, 1000), history }))
}

import { setImmediate } from 'node:timers/promises'
import {
  asCustomData,
  buildNameIndex,
  cardListOutcomes,
  type CardListOutcome,
  COMMENT_CREATED,
  creationRecord,
  type CubeFileCard,
  isKnownName,
  lookupKey,
  namesInList,
  readCardList,
  scarComment,
  updateRecord,
} from '@parlour/mtg-cards'
import { Refusal } from '@parlour/kernel'
import type { Caller, Services } from '../services'
import { cardsByNames } from '../store/cards/cards'
import { chunks } from '../store/driver/chunks'
import type { Db } from '../store/driver/store'
import { setsWithCodes } from '../store/cards/sets'
import { newEntry } from '../store/records/cube-changes'
import { addCube } from '../store/records/cubes'
import { addScars } from '../store/records/scars'
import { type CubeFile, readCubeFile } from './cube-file'
import { checkNames, checkRoom, createInCube } from './custom-cards'

/** How many cards are made per transaction: a large cube must not hold up everybody else. */
const PORTION = 100
/** The most lines that are told as unknown. */
const MOST_TOLD = 200

interface Imported {
  readonly cubeId: string
  /** Lines that name no known card. */
  readonly unknown: string[]
}

/**
 * Makes a cube of the caller's own from a cube that was exported as JSON, or from any list of cards (rules: library 6.4). Cards of a
 * list come as they are printed; what a table says of notes and scars goes into their histories. Refuses a text without a card.
 */
export async function importCube(
  services: Services,
  caller: Caller,
  { text, name }: { readonly text: string; readonly name: string | undefined },
): Promise<Imported> {
  const { store, limits } = services
  const whole = readCubeFile(text)
  const { file, unknown } =
    whole === undefined ? await listedCube(store.db, text) : { file: whole, unknown: [] }
  if (file.cards.length === 0) throw new Refusal('No line contains a card name.')
  checkRoom(0, file.cards.length)
  for (const { data } of file.cards) checkNames(data)
  limits.countWrite(caller._id, Math.floor(file.cards.length / PORTION))
  const cubeId = await limits.alone(caller._id, () =>
    makeCube(services, caller, { ...file, name: file.name ?? name }),
  )
  return { cubeId, unknown: unknown.slice(0, MOST_TOLD) }
}

async function makeCube({ store }: Services, caller: Caller, file: CubeFile): Promise<string> {
  const userId = caller._id
  const cube = await addCube(store.db, { name: file.name ?? `${caller.name}'s cube`, userId, ...file.flags })
  const entry = newEntry()
  for (const portion of chunks(file.cards, PORTION)) {
    const datas = portion.map(({ data }) => asCustomData({ _id: '', data }))
    const histories = portion.map((card) => historyOf(card, userId))
    await store.write((tx) =>
      createInCube(tx, cube.id, { userId, comment: 'imported', entry, datas, histories }),
    )
    await setImmediate()
  }
  const texts = file.scars.filter((one) => one.trim() !== '')
  if (file.flags.legacy) await store.write((tx) => addScars(tx, cube.id, { texts, createdBy: userId }))
  return cube.id
}

/** Who made the later changes is not in the file: nobody is named. */
function historyOf({ notes, history }: CubeFileCard, userId: string) {
  const date = new Date().toISOString()
  const comment = notes.trim() === '' ? COMMENT_CREATED : notes
  return [
    creationRecord({ userId, date, comment }),
    ...history.map(({ changes, ...why }) => updateRecord(changes, { ...why, userId: '' })),
  ]
}

async function listedCube(db: Db, text: string) {
  const cards = await cardsByNames(db, [...new Set(namesInList(text).map(lookupKey))], undefined)
  const codes = [...new Set(cards.flatMap(({ data }) => data.set ?? []))]
  const inserts = buildNameIndex(cards, await setsWithCodes(db, codes))
  const knownName = (one: string) => isKnownName(inserts, one)
  const outcomes = cardListOutcomes(readCardList(text, { purpose: 'cube', knownName }), { inserts })
  const file: CubeFile = {
    name: undefined,
    flags: { editable: false, legacy: false },
    scars: [],
    cards: outcomes.flatMap(listedCards),
  }
  return { file, unknown: outcomes.flatMap(({ kind, text: line }) => (kind === 'unknown' ? line : [])) }
}

function listedCards({ cards, entry: { notes = '', scars = [] } }: CardListOutcome): readonly CubeFileCard[] {
  const date = new Date().toISOString()
  const history = scars.map((scar) => ({ comment: scarComment(scar), date, changes: [] }))
  return cards.map((card) => ({ data: { ...asCustomData(card) }, notes: notes.slice(0, 1000), history }))
}

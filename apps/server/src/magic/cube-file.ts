import { setImmediate } from 'node:timers/promises'
import { type CardData, cubeCobraTable, type CubeFileCard } from '@parlour/mtg-cards'
import { cardData, count, partsIn } from '@parlour/protocol'
import { defined } from '@parlour/kernel'
import { z } from 'zod'
import { readDocument } from '../failures/read-value'
import { sprawlOf } from '../failures/sprawl'
import { checkRoom } from './custom-cards'
import { checkIndicators } from './edit-card'
import { refusal } from '../refusals/refusal'

/** What is made of a file: a cube with its cards and unused scars. */
export interface CubeFile {
  readonly name: string | undefined
  readonly flags: { readonly editable: boolean; readonly legacy: boolean }
  readonly scars: readonly string[]
  readonly cards: readonly CubeFileCard[]
}

const text = (most: number) => z.string().max(most)
const value = z.union([text(4000), z.array(text(20)).max(20)])
const difference = z.object({
  type: z.enum(['root_field', 'face_field', 'face_added', 'face_removed']),
  faceIndex: z.number().int().min(0).max(10).exactOptional(),
  field: text(40).exactOptional(),
  oldValue: value.exactOptional(),
  newValue: value.exactOptional(),
  summary: text(10_000),
})
const data = cardData.extend({
  origin: z.object({ id: text(60), set: text(20), collector_number: text(20) }).exactOptional(),
  year: z.number().int().min(0).max(9999).exactOptional(),
  reprint: z.boolean().exactOptional(),
  mtgo_id: count.exactOptional(),
  tokens: z
    .array(z.object({ name: text(300), type_line: text(300) }))
    .max(20)
    .exactOptional(),
  cmc: z.number().min(0).max(1_000_000).exactOptional(),
})
const change = z.object({
  comment: text(2000),
  date: z.iso.datetime(),
  summary: text(200).default(''),
  changes: z.array(difference),
})
const about = z.object({
  name: z.string().trim().min(1).max(120).exactOptional(),
  editable: z.boolean().default(true),
  legacy: z.boolean().default(false),
  scars: z.array(text(1000)).default([]),
})
const card = z.object({ data, notes: text(1000).default('') })
const list = z.array(z.unknown())
const history = z.object({ history: list.default([]) })

/** More scars than cards help nobody. */
export const MOST_SCARS = 5000
/** Far more than happens to a card. */
const MOST_CHANGES = 1000
/**
 * A card as its editor makes it, and one change of it, have fewer parts: only those with so few are looked at
 * closely.
 */
const MOST_PARTS = 2000
/** How many parts are read before others have their turn. */
const PARTS_AT_ONCE = 2000

/**
 * Reads a cube that was exported as JSON; undefined for any other text. Refuses one in which something is
 * wrong, naming its place.
 */
export async function readCubeFile(written: string): Promise<CubeFile | undefined> {
  const document = parsedFile(written)
  if (document === undefined) return undefined
  const { cards: sent, ...rest } = document
  const listed = readDocument(list, sent, ['cards'])
  checkRoom(0, listed.length)
  checkParts(rest, MOST_SCARS + MOST_PARTS, ['The cube'])
  const { name, editable, legacy, scars } = readDocument(about, rest, 'The cube')
  if (scars.length > MOST_SCARS) throw refusal('too_many_scars', { mostScars: MOST_SCARS })
  const cards: CubeFileCard[] = []
  const turns = takeTurns()
  for (const [at, one] of listed.entries()) cards.push(await readCard(one, ['cards', String(at)], turns))
  return { name, flags: { editable: editable || legacy, legacy }, scars, cards }
}

type JsonPath = readonly string[]
/** Gives others their turn once this many parts have been read since the last time. */
type Turns = (parts: number) => Promise<void>

function takeTurns(): Turns {
  let done = 0
  return async (parts) => {
    done += parts
    if (done < PARTS_AT_ONCE) return
    done = 0
    await setImmediate()
  }
}

async function readCard(sent: unknown, place: JsonPath, turns: Turns): Promise<CubeFileCard> {
  const fields = typeof sent === 'object' && sent !== null ? sent : {}
  const { history: past, ...rest } = fields as { readonly history?: unknown }
  await turns(checkParts(rest, MOST_PARTS, place))
  const read = readDocument(card, rest, place)
  // What is a copy of a printed card was checked whenever it was edited.
  if (read.data.origin === undefined) checkIndicators(read.data)
  const changes = readDocument(history, defined({ history: past }), place).history
  if (changes.length > MOST_CHANGES)
    throw refusal('history_too_long', { part: place.join('.'), mostChanges: MOST_CHANGES })
  const entries: CubeFileCard['history'][number][] = []
  for (const [at, one] of changes.entries()) {
    const within = [...place, 'history', String(at)]
    await turns(checkParts(one, MOST_PARTS, within))
    entries.push(readDocument(change, one, within))
  }
  return { ...read, data: read.data satisfies CardData, history: entries }
}

/** Returns how many parts a value has. Refuses one with too many. */
function checkParts(value: unknown, most: number, place: JsonPath): number {
  const parts = partsIn(value, most)
  if (parts > most) throw refusal('part_too_large', { part: place.join('.') })
  return parts
}

/** An object with a list of cards; decks have none, and are read as lists, as are cubes of CubeCobra. */
function parsedFile(written: string): { readonly cards: unknown } | undefined {
  // A mark of the byte order may stand before it.
  const json = written.trimStart()
  if (!json.startsWith('{')) return undefined
  const sprawling = sprawlOf(json, 'The file')
  if (sprawling !== undefined) throw sprawling
  try {
    const document: unknown = JSON.parse(json)
    if (cubeCobraTable(json) !== undefined) return undefined
    return typeof document === 'object' && document !== null && 'cards' in document ? document : undefined
  } catch (error) {
    if (error instanceof SyntaxError) throw refusal('json_incomplete')
    throw error
  }
}

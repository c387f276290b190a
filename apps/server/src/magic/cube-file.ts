import { type CardData, type CubeFileCard } from '@parlour/mtg-cards'
import { cardData } from '@parlour/protocol'
import { Refusal } from '@parlour/kernel'
import { z } from 'zod'
import { readDocument } from '../failures/read-value'

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
  year: z.number().int().exactOptional(),
  reprint: z.boolean().exactOptional(),
  mtgo_id: z.number().int().exactOptional(),
  cmc: z.number().min(0).max(1_000_000).exactOptional(),
})
const change = z.object({
  comment: text(2000),
  date: z.iso.datetime(),
  changes: z.array(difference).max(200),
})
const cubeFile = z.object({
  name: z.string().trim().min(1).max(120).exactOptional(),
  editable: z.boolean().default(true),
  legacy: z.boolean().default(false),
  scars: z.array(text(1000)).max(5000).default([]),
  cards: z.array(
    z.object({ data, notes: text(1000).default(''), history: z.array(change).max(1000).default([]) }),
  ),
})

/** Reads a cube that was exported as JSON; undefined for any other text. Refuses one in which something is wrong, naming its place. */
export function readCubeFile(written: string): CubeFile | undefined {
  const document = parsedFile(written)
  if (document === undefined) return undefined
  const { name, editable, legacy, scars, cards } = readDocument(cubeFile, document, 'The cube')
  return {
    name,
    flags: { editable: editable || legacy, legacy },
    scars,
    cards: cards.map((card) => ({ ...card, data: card.data satisfies CardData })),
  }
}

/** An object with a list of cards; decks have none, and are read as lists. */
function parsedFile(written: string): object | undefined {
  if (!written.trimStart().startsWith('{')) return undefined
  try {
    const document: unknown = JSON.parse(written)
    return typeof document === 'object' && document !== null && 'cards' in document ? document : undefined
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('This is no whole JSON: some of it is missing.')
    throw error
  }
}

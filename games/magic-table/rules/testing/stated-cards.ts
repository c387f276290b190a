import { isJsonObject, type JsonObject } from '@parlour/kernel'
import { objectAt, onlyKeys, PositionError, textAt, textsAt, wholeNumberAt } from '@parlour/scenario'
import { readRecord } from '../record-schema'
import type { CardMarks, TableRecord } from '../types'

const FACES = ' // '

/** The records of a position, by the names of their cards. */
export type Catalog = ReadonlyMap<string, TableRecord>

/** Reads `cards` of a position. Throws PositionError for what is no record. */
export function catalogAt(value: unknown): Catalog {
  const cards = objectAt(value ?? {}, 'cards')
  return new Map(Object.entries(cards).map(([name, record]) => [name, recordAt(record, name)]))
}

function recordAt(value: unknown, name: string): TableRecord {
  const record = objectAt(value, `the record of '${name}'`)
  const data = objectAt(record.data ?? {}, `data of '${name}'`)
  const names = name.split(FACES)
  const faces = Array.isArray(data.card_faces) ? data.card_faces : names.map(() => ({}))
  try {
    return readRecord({
      _id: `record of ${name}`,
      ...record,
      data: {
        ...data,
        card_faces: faces.map((face: unknown, at) =>
          isJsonObject(face) ? { name: names[at] ?? name, ...face } : face,
        ),
      },
    })
  } catch {
    throw new PositionError(`the record of '${name}' is not a card`)
  }
}

/** Returns the record of a name: that of the position, else a plain card. */
export const recordNamed = (catalog: Catalog, name: string): TableRecord =>
  catalog.get(name) ??
  readRecord({ _id: `plain ${name}`, data: { card_faces: [{ name, type_line: 'Card' }] } })

/** A card of a deck: a name, or a record of its own. */
export function deckCardAt(catalog: Catalog, value: unknown): TableRecord {
  if (typeof value === 'string') return recordNamed(catalog, value)
  return readRecord(value)
}

/** A card as a position states it. */
export interface StatedCard {
  readonly name: string
  readonly marks: Partial<CardMarks>
  readonly token: boolean
  readonly attachedTo?: string
  readonly knownTo?: readonly string[]
  readonly owner?: string
}

const CARD_KEYS = [
  'name',
  'face',
  'tapped',
  'morph',
  'secret',
  'token',
  'noUntap',
  'annotation',
  'annotationEOT',
  'annotationPerpetual',
  'counters',
  'trackers',
  'attachedTo',
  'attached',
  'knownTo',
  'owner',
]
const FLAGS = ['tapped', 'morph', 'secret', 'noUntap'] as const
const TEXTS = ['annotation', 'annotationEOT', 'annotationPerpetual'] as const

/** Reads one card of a zone: its name, or an object. */
export function statedCardAt(value: unknown, where: string): StatedCard {
  if (typeof value === 'string') return { name: value, marks: {}, token: false }
  const card = objectAt(value, `a card of ${where}`)
  onlyKeys(card, CARD_KEYS, `a card of ${where}`)
  const name = textAt(card.name, `the name of a card of ${where}`)
  const flags = FLAGS.flatMap((key) => (card[key] === undefined ? [] : [[key, card[key] === true]]))
  const texts = TEXTS.flatMap((key) => (card[key] === undefined ? [] : [[key, textAt(card[key], key)]]))
  const marks: Partial<CardMarks> = {
    ...Object.fromEntries([...flags, ...texts]),
    ...(card.face === undefined ? {} : { face: wholeNumberAt(card.face, `face of '${name}'`) }),
    ...(card.counters === undefined ? {} : { counters: numbersAt(card.counters, `counters of '${name}'`) }),
    ...(card.trackers === undefined ? {} : { trackers: numbersAt(card.trackers, `trackers of '${name}'`) }),
  }
  return {
    name,
    marks,
    token: card.token === true,
    ...(card.attachedTo === undefined
      ? {}
      : { attachedTo: textAt(card.attachedTo, `attachedTo of '${name}'`) }),
    ...(card.knownTo === undefined ? {} : { knownTo: textsAt(card.knownTo, `knownTo of '${name}'`) }),
    ...(card.owner === undefined ? {} : { owner: textAt(card.owner, `owner of '${name}'`) }),
  }
}

/** Reads numbers by name. */
export function numbersAt(value: unknown, where: string): Readonly<Record<string, number>> {
  const numbers: JsonObject = objectAt(value, where)
  return Object.fromEntries(
    Object.entries(numbers).map(([key, number]) => {
      if (typeof number !== 'number' || !Number.isInteger(number))
        throw new PositionError(`${key} of ${where} must be a whole number`)
      return [key, number]
    }),
  )
}

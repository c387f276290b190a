import { referenceRecords, referenceText } from '../../packages/mtg-cards/src/testing/reference-data'
import { handWrittenRecords, HAND_WRITTEN_SET } from './hand-written-records'

type CardRecord = Readonly<Record<string, unknown>>

/** The cards that the browser tests bring into a hub. */
export interface CardFile {
  /** How many records the file holds. */
  readonly records: number
  /** As a person picks it on the admin page. */
  readonly upload: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  /** A cube as it is pasted: a name a line. */
  readonly cube: readonly string[]
  /** How many cards of the cube stand in each column, white to land. */
  readonly columns: readonly number[]
  /** A set to draft. */
  readonly set: { readonly code: string; readonly name: string }
}

/** A set that is known by name alone: none of its cards is in the file. */
export const EMPTY_SET = { code: 'emt', name: 'Empty Halls', set_type: 'expansion' }

const SETS = ['chk', 'roe', 'soi', 'emn', 'dom', 'm19', 'grn', 'mh1', 'uma', 'eld']
const COLUMNS_OF_REAL_CUBE = [77, 77, 77, 77, 77, 71, 37, 62]

/** Real cards of ten sets and a real cube list where they are at hand; hand-written ones otherwise. */
export function cardFile(): CardFile {
  const files = [...SETS.map((code) => `sets/${code}.json`), 'cube-cards.json', 'cube-cards-assembled.json']
  const records = files.map((file) => referenceRecords(file) as readonly CardRecord[] | undefined)
  const list = referenceText('cubes/arena-historic-cube-1.txt')
  const real = records.flatMap((some) => some ?? [])
  if (list === undefined || records.includes(undefined)) return handWrittenFile()
  return {
    records: real.length,
    upload: uploadOf(withoutDoubles(real)),
    cube: list.split('\n').filter((line) => line.trim() !== ''),
    columns: COLUMNS_OF_REAL_CUBE,
    set: { code: 'dom', name: 'Dominaria' },
  }
}

function handWrittenFile(): CardFile {
  const records = handWrittenRecords()
  const cube = records.filter(({ type_line }) => !type_line.startsWith('Basic'))
  const columns = ['W', 'U', 'B', 'R', 'G'].map(
    (letter) => cube.filter(({ mana_cost }) => mana_cost.endsWith(`{${letter}}`)).length,
  )
  return {
    records: records.length,
    upload: uploadOf(records),
    cube: cube.map(({ name }) => name),
    columns,
    set: HAND_WRITTEN_SET,
  }
}

/**
 * One file may not hold a printing twice; a card in several of the folder's files is taken from the first.
 */
function withoutDoubles(records: readonly CardRecord[]): readonly CardRecord[] {
  const keyOf = ({ set, collector_number, name }: CardRecord) => JSON.stringify([set, collector_number, name])
  return [...new Map(records.toReversed().map((record) => [keyOf(record), record])).values()].toReversed()
}

const uploadOf = (records: readonly object[]) => ({
  name: 'cards.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify([{ object: 'set', released_at: '2019-01-01', ...EMPTY_SET }, ...records]),
  ),
})

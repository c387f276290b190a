import type { DeckZone } from '../card/card'
import type { KnownName, ListZone } from './card-list-line'
import { type CardList, type CardListEntry, sortedOut } from './card-list-text'
import { countOf } from './deck-xml'
import { MARKDOWN_RULE, withoutMarkup } from './line-markup'
import { ABOUT_COUNT, COUNT_COLUMNS, type TableColumn, type TableColumns, tableColumns } from './table-titles'
import {
  cellOf,
  hasCountsByZone,
  type RowInSection,
  rowsInSections,
  settledColumns,
  type TableRow,
  zoneInRow,
} from './table-zones'

/**
 * Where decimals have a comma, programs put semicolons between values; tables that are copied have tabs, and
 * those of Markdown bars.
 */
const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** A list as a table, found by the line that names its columns. */
export interface ListTable {
  readonly separator: Separator
  readonly columns: TableColumns
  /** Where the line that names the columns begins. */
  readonly start: number
}

/** Lines before the head: what a spreadsheet is called, or what separates its values. */
const MOST_BEFORE = 5
/** A line that is longer names no columns. */
const LONGEST_HEAD = 4000
/** A line that only tells a spreadsheet what separates the values. */
const NAMES_SEPARATOR = /^"?sep=/i

/** Returns how a text is a table whose columns are named; nothing where it is none. */
export function tableOf(text: string): ListTable | undefined {
  let start = 0
  for (const line of text.slice(0, LONGEST_HEAD).split(/(?<=\n)|(?<=\r)(?!\n)/, MOST_BEFORE)) {
    for (const separator of SEPARATORS) {
      const columns = tableColumns(rowsOf(line.trimEnd(), separator)[0] ?? [])
      if (columns !== undefined) return { separator, columns, start }
    }
    start += line.length
  }
  return undefined
}

/** Returns the cards of a table; lines before its head that hold something are unknown. */
export function readTable(text: string, table: ListTable, knownName?: KnownName): CardList {
  const { separator, columns, start } = table
  const [head = [], ...rows] = rowsOf(text.slice(start), separator)
  const list = parseRows(
    rows.filter((row) => separator !== '|' || !row.every((cell) => MARKDOWN_RULE.test(cell))),
    { columns, mayCount: head.some((title) => ABOUT_COUNT.test(title)) },
    knownName,
  )
  const before = text
    .slice(0, start)
    .split(/[\r\n]+/)
    .filter((line) => /[^\s,;|]/.test(line) && !NAMES_SEPARATOR.test(line.trim()))
  return { ...list, unknown: [...before.map(unreadable), ...list.unknown] }
}

const unreadable = (text: string): CardListEntry => ({
  sign: 'insert',
  count: 1,
  name: '',
  zone: 'main',
  text: text.trim(),
})

interface CountedColumns {
  readonly columns: TableColumns
  /** Some column seems to hold counts, whether it is known or not. */
  readonly mayCount: boolean
}

function parseRows(
  rows: readonly TableRow[],
  { columns: titled, mayCount }: CountedColumns,
  knownName?: KnownName,
): CardList {
  const placed = rowsInSections(
    rows.filter((row) => row.some((cell) => cell.trim() !== '')),
    knownName,
  )
  const filled = placed.map(({ row }) => row)
  const columns = settledColumns(titled, filled)
  const isCounting = mayCount || COUNTS.some((column) => columns[column] !== undefined)
  const byZone = hasCountsByZone(columns, filled)
  const read = placed.flatMap((inSection): readonly ReadRow[] => {
    const { row } = inSection
    const counts = byZone ? countsByZone(row, columns) : [{ count: writtenCount(row, columns) }]
    const isCountGuessed = isCounting && hasGuessedCount(row, columns, byZone)
    return counts.map((counted) => readRow(inSection, columns, { ...counted, isCountGuessed, knownName }))
  })
  const isCard = ({ entry: { count, name } }: ReadRow) => count > 0 && name !== ''
  const inDeck = read.filter(({ zone }) => zone !== 'maybe')
  const cards = inDeck.filter((row) => row.isCounted && isCard(row)).map(({ entry }) => entry)
  // Of these it is not the name that is wrong.
  const uncounted = inDeck.filter((row) => !row.isCounted).map(({ entry }) => ({ ...entry, name: '' }))
  // A sum below the cards, say.
  const nameless = inDeck.filter((row) => row.isCounted && row.entry.name === '').map(({ entry }) => entry)
  const { unknown, ...sorted } = sortedOut(cards, knownName)
  const maybe = read.filter((row) => row.zone === 'maybe' && isCard(row)).map(({ entry }) => entry)
  return { ...sorted, unknown: [...unknown, ...uncounted, ...nameless], maybe }
}

interface ReadRow {
  readonly entry: CardListEntry
  readonly zone: ListZone
  /** The count can be read, or none is written. */
  readonly isCounted: boolean
}

interface CountedZone {
  readonly count: string
  /** Where copies of that count are, if not where the row says. */
  readonly zone?: DeckZone
}

/** The copies in the deck and those in its sideboard, each where there are any. */
function countsByZone(row: TableRow, columns: TableColumns): readonly CountedZone[] {
  const main = writtenCount(row, columns)
  const side = cellOf(row, columns, 'sideboarded')
  return [
    { count: main || '0', zone: 'main' as const },
    { count: side || '0', zone: 'side' as const },
  ].filter(({ count }) => Number(count) !== 0)
}

/** No count is written where others are, or it may be that of all copies, or the number of a deck. */
function hasGuessedCount(row: TableRow, columns: TableColumns, isByZone: boolean): boolean {
  if (isByZone) return columns.count !== undefined && Number(cellOf(row, columns, 'sideboarded')) > 0
  if (writtenCount(row, columns) === '') return true
  return columns.count === undefined && cellOf(row, columns, 'mainCount') !== ''
}

interface RowReading extends CountedZone {
  readonly isCountGuessed: boolean
  readonly knownName: KnownName | undefined
}

function readRow(
  { row, section = 'main' }: RowInSection,
  columns: TableColumns,
  { count, zone, isCountGuessed, knownName }: RowReading,
): ReadRow {
  const place = zone ?? zoneInRow(row, columns) ?? section
  const entry = entryOf((column) => cellOf(row, columns, column), count, knownName)
  const guesses = isCountGuessed ? { guesses: ['count' as const] } : {}
  return {
    entry: { ...entry, zone: place === 'maybe' ? 'side' : place, text: row.join(','), ...guesses },
    zone: place,
    isCounted: COUNT.test(count),
  }
}

function entryOf(
  value: (column: TableColumn) => string,
  counted: string,
  knownName?: KnownName,
): Omit<CardListEntry, 'zone' | 'text'> {
  const written = value('simpleName') || value('name')
  const { set, number } = printingOf(value)
  const notes = [value('notes'), value('tags') === '' ? '' : `tags: ${value('tags')}`].filter(Boolean)
  return {
    sign: 'insert',
    count: counted === '' ? 1 : countOf(COUNT.exec(counted)?.[1] ?? ''),
    isCounted: counted !== '',
    name: knownName?.(written) === true ? written : withoutMarkup(written).trim(),
    ...(set === '' ? {} : { set }),
    ...(number === '' ? {} : { number }),
    ...(notes.length === 0 ? {} : { notes: notes.join('\n') }),
    ...(value('scars') === '' ? {} : { scars: value('scars').split(/[\r\n]+/) }),
  }
}

/** `M19:156`, `M19 #156`, `(M19) 156`: the set and the number in one cell. */
const SET_AND_NUMBER = /^[([]?([A-Z\d]{3,5})[)\]]?(?:\s*[:#-]\s*#?|\s+#?)(\d+[a-z★]?)[)\]]?$/i

/** Where code and name of the set both stand, the code counts. */
function printingOf(value: (column: TableColumn) => string) {
  const written =
    value('code') || value('setId') || value('set') || value('setName') || codeOf(value('printing'))
  // MTGO writes `156/280`.
  const [number = ''] = value('number').split('/')
  const [, code, behind] = (number === '' && SET_AND_NUMBER.exec(written)) || []
  // `Core 2019` is the name of a set.
  if (code !== undefined && behind !== undefined && (code === code.toUpperCase() || /[:#]/.test(written)))
    return { set: code.toLowerCase(), number: behind }
  return { set: written.toLowerCase(), number }
}

/** Other programs write the finish there. */
const codeOf = (printing: string): string =>
  /^(?!foil$)[a-z\d]{3,5}$/i.test(printing) || SET_AND_NUMBER.test(printing) ? printing : ''

/** Also `4x`, `x4`, and `4.0` of a spreadsheet. */
const COUNT = /^(?:[x×]\s?(?=\d))?(\d{0,3})(?:(?<=\d)(?:[.,]0+|\s*[x×]))?$/i
const COUNTS = [...COUNT_COLUMNS, 'mainCount'] as const

/**
 * Returns the count as the row has it: the total, or the sum of what stands in columns of their own for foils
 * and others; empty where none is written.
 */
function writtenCount(row: TableRow, columns: TableColumns): string {
  const value = (column: TableColumn) => cellOf(row, columns, column)
  const total = value('totalCount')
  if (total !== '') return total
  const counts = columns.count === undefined ? COUNTS : COUNT_COLUMNS
  const [first = '', ...others] = counts.map(value).filter((text) => text !== '')
  const unreadable = [first, ...others].find((text) => !COUNT.test(text))
  if (unreadable !== undefined || others.length === 0) return unreadable ?? first
  return String([first, ...others].reduce((sum, text) => sum + countOf(COUNT.exec(text)?.[1] ?? ''), 0))
}

/** Splits separated values; quoted fields may hold separators, line ends and doubled quotes. */
function rowsOf(text: string, separator: Separator): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const source = text.replace(/^\uFEFF/, '')
  for (const [, quoted, plain = '', end = ''] of source.matchAll(fieldPattern(separator))) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== separator) rows.push([])
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}

/** Finds the fields of a table one by one: what a quoted one holds, or another, and what ends it. */
export function fieldPattern(separator: Separator): RegExp {
  const between = separator === '|' ? '\\|' : separator
  return new RegExp(`(?:"((?:[^"]|"")*)"|([^${between}\\r\\n]*))(${between}|\\r\\n?|\\n|$)`, 'gy')
}

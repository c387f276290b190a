import type { DeckZone } from '../card/card'
import type { KnownName } from './card-list-line'
import { type CardList, type CardListEntry, sortedOut } from './card-list-text'
import { countOf, DEK_COMMANDER } from './deck-xml'
import { MARKDOWN_RULE, withoutMarkup } from './line-markup'
import { ABOUT_COUNT, COUNT_COLUMNS, type TableColumn, type TableColumns, tableColumns } from './table-titles'

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
  rows: readonly (readonly string[])[],
  { columns, mayCount }: CountedColumns,
  knownName?: KnownName,
): CardList {
  const value = (row: readonly string[], column: TableColumn) => row[columns[column] ?? -1]?.trim() ?? ''
  const isCounting = mayCount || COUNT_COLUMNS.some((column) => columns[column] !== undefined)
  const isMaybe = (row: readonly string[]) =>
    isYes(value(row, 'maybe')) || /^(?:maybe|considering)/i.test(value(row, 'zone'))
  const isCard = ({ count, name }: CardListEntry) => count > 0 && name !== ''
  const counted = (row: readonly string[]) => writtenCount((column) => value(row, column))
  const isCounted = (row: readonly string[]) => COUNT.test(counted(row))
  const entry = (row: readonly string[]) => {
    const read = entryOf(row, (column) => value(row, column), knownName)
    return isCounting && counted(row) === '' ? { ...read, guesses: ['count' as const] } : read
  }
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  const entries = filled.filter((row) => !isMaybe(row) && isCounted(row)).map(entry)
  const maybe = filled.filter(isMaybe).map(entry)
  // Of these it is not the name that is wrong.
  const uncounted = filled
    .filter((row) => !isMaybe(row) && !isCounted(row))
    .map((row) => ({ ...entry(row), name: '' }))
  const { unknown, ...sorted } = sortedOut(entries.filter(isCard), knownName)
  // A sum below the cards, say.
  const nameless = entries.filter(({ name }) => name === '')
  return { ...sorted, unknown: [...unknown, ...uncounted, ...nameless], maybe: maybe.filter(isCard) }
}

function entryOf(
  row: readonly string[],
  value: (column: TableColumn) => string,
  knownName?: KnownName,
): CardListEntry {
  const written = value('simpleName') || value('name')
  // Where both stand, the other is the name of the set.
  const set = (value('code') || value('set') || value('setName') || codeOf(value('printing'))).toLowerCase()
  // MTGO writes `156/280`.
  const [number = ''] = value('number').split('/')
  const counted = writtenCount(value)
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
    zone: isYes(value('sideboarded')) ? zoneOfSideboarded(value('annotation')) : zoneNamed(value('zone')),
    text: row.join(','),
  }
}

/** Other programs write the finish there. */
const codeOf = (printing: string): string => (/^(?!foil$)[a-z\d]{3,5}$/i.test(printing) ? printing : '')

/** Also `4x`, and `4.0` of a spreadsheet. */
const COUNT = /^(\d{0,3})(?:(?<=\d)(?:[.,]0+|\s*[x×]))?$/i

/**
 * Returns the count as the row has it: the total, or the sum of what stands in columns of their own for foils
 * and others; empty where none is written.
 */
function writtenCount(value: (column: TableColumn) => string): string {
  const total = value('totalCount')
  if (total !== '') return total
  const [first = '', ...others] = COUNT_COLUMNS.map(value).filter((text) => text !== '')
  const unreadable = [first, ...others].find((text) => !COUNT.test(text))
  if (unreadable !== undefined || others.length === 0) return unreadable ?? first
  return String([first, ...others].reduce((sum, text) => sum + countOf(COUNT.exec(text)?.[1] ?? ''), 0))
}

const isYes = (text: string): boolean => /^(?:true|yes|1)$/i.test(text)

const zoneOfSideboarded = (annotation: string): DeckZone =>
  annotation === DEK_COMMANDER ? 'command' : 'side'

function zoneNamed(text: string): DeckZone {
  if (/^side/i.test(text)) return 'side'
  return /^command/i.test(text) ? 'command' : 'main'
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

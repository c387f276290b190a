import type { DeckZone } from '../card/card'
import type { KnownName } from './card-list-line'
import { deckJsonEntries } from './deck-json'
import { countOf, DEK_COMMANDER, isDeckXml, parseDeckXml } from './deck-xml'
import {
  type CardList,
  type CardListEntry,
  type CardListOptions,
  parseInSteps,
  sortedOut,
} from './card-list-text'
import { withoutTableMarkup } from './line-markup'
import { allAtOnce, type Steps } from './steps'

/** Returns a card list from any of the forms that are read: text of many programs, deck files in XML, tables, JSON. Never throws. */
export const readCardList = (text: string, options: CardListOptions = {}): CardList =>
  allAtOnce(readListInSteps(text, options))

/** Does the same in small steps, for callers that have other work to do in between. */
export function* readListInSteps(source: string, options: CardListOptions = {}): Steps<CardList> {
  const text = withoutTableMarkup(source)
  if (isDeckXml(text)) return parseDeckXml(text, options.knownName)
  const json = deckJsonEntries(text)
  if (json !== undefined) return sortedOut(json, options.knownName)
  const table = tableOf(text)
  return table
    ? parseCsv(csvRows(text, table.separator).slice(1), table.columns, options.knownName)
    : yield* parseInSteps(text, options)
}

/** What stands between the values of a table whose first line names its columns; nothing where a text is none. */
export const separatorOf = (text: string): string | undefined => tableOf(text)?.separator

type CsvColumn =
  | 'name'
  | 'simpleName'
  | 'set'
  | 'setName'
  | 'code'
  | 'number'
  | 'count'
  | 'zone'
  | 'sideboarded'
  | 'annotation'
  | 'maybe'
  | 'notes'
  | 'scars'
type CsvColumns = Readonly<Partial<Record<CsvColumn, number>>>

const CSV_TITLES: ReadonlyMap<string, CsvColumn> = new Map([
  ...['name', 'card name', 'card'].map((title) => [title, 'name'] as const),
  // Beside the name with its treatment, as `Cat (Showcase)`.
  ['simple name', 'simpleName'],
  ...['set', 'edition'].map((title) => [title, 'set'] as const),
  ...['set name', 'expansion name', 'expansion'].map((title) => [title, 'setName'] as const),
  ...['set code', 'set_code', 'set id', 'edition code', 'expansion code'].map(
    (title) => [title, 'code'] as const,
  ),
  ...['number', 'collector number', 'collector_number', 'collectornumber', 'collector #'].map(
    (title) => [title, 'number'] as const,
  ),
  ...['card number', 'cardnumber'].map((title) => [title, 'number'] as const),
  ...['count', 'quantity', 'qty', 'amount'].map((title) => [title, 'count'] as const),
  ...['zone', 'board', 'section', 'categories', 'category'].map((title) => [title, 'zone'] as const),
  ['sideboarded', 'sideboarded'],
  ['annotation', 'annotation'],
  ['maybeboard', 'maybe'],
  ...['notes', 'note'].map((title) => [title, 'notes'] as const),
  ...['scars', 'scar texts'].map((title) => [title, 'scars'] as const),
])

/** A header names its columns: `name` and at least one other that we know. */
function csvColumns(header: readonly string[]): CsvColumns | undefined {
  const columns: Partial<Record<CsvColumn, number>> = {}
  for (const [at, title] of header.entries()) {
    const column = CSV_TITLES.get(title.trim().toLowerCase())
    if (column) columns[column] ??= at
  }
  return columns.name !== undefined && Object.keys(columns).length > 1 ? columns : undefined
}

function parseCsv(
  rows: readonly (readonly string[])[],
  columns: CsvColumns,
  knownName?: KnownName,
): CardList {
  const value = (row: readonly string[], column: CsvColumn) => row[columns[column] ?? -1]?.trim() ?? ''
  const isMaybe = (row: readonly string[]) =>
    isYes(value(row, 'maybe')) || /^(?:maybe|considering)/i.test(value(row, 'zone'))
  const entryOf = (row: readonly string[]): CardListEntry => {
    // Where both stand, the other is the name of the set.
    const set = (value(row, 'code') || value(row, 'set') || value(row, 'setName')).toLowerCase()
    // MTGO writes `156/280`.
    const [number = ''] = value(row, 'number').split('/')
    return {
      sign: 'insert',
      count: value(row, 'count') === '' ? 1 : countOf(COUNT.exec(value(row, 'count'))?.[1] ?? ''),
      isCounted: value(row, 'count') !== '',
      name: value(row, 'simpleName') || value(row, 'name'),
      ...(set === '' ? {} : { set }),
      ...(number === '' ? {} : { number }),
      ...(value(row, 'notes') === '' ? {} : { notes: value(row, 'notes') }),
      ...(value(row, 'scars') === '' ? {} : { scars: value(row, 'scars').split(/[\r\n]+/) }),
      zone: isYes(value(row, 'sideboarded'))
        ? zoneOfSideboarded(value(row, 'annotation'))
        : zoneNamed(value(row, 'zone')),
      text: row.join(','),
    }
  }
  const isCard = ({ count, name }: CardListEntry) => count > 0 && name !== ''
  const isCounted = (row: readonly string[]) => COUNT.test(value(row, 'count'))
  const entries = rows.filter((row) => !isMaybe(row) && isCounted(row)).map(entryOf)
  const maybe = rows.filter(isMaybe).map(entryOf)
  // Of these it is not the name that is wrong.
  const uncounted = rows
    .filter((row) => !isMaybe(row) && !isCounted(row))
    .map((row) => ({ ...entryOf(row), name: '' }))
  const { unknown, ...sorted } = sortedOut(entries.filter(isCard), knownName)
  return { ...sorted, unknown: [...unknown, ...uncounted], maybe: maybe.filter(isCard) }
}

/** Also `4x`, and `4.0` of a spreadsheet. */
const COUNT = /^(\d{0,3})(?:(?<=\d)(?:[.,]0+|\s*[x×]))?$/i

const isYes = (text: string): boolean => /^(?:true|yes|1)$/i.test(text)

const zoneOfSideboarded = (annotation: string): DeckZone =>
  annotation === DEK_COMMANDER ? 'command' : 'side'

function zoneNamed(text: string): DeckZone {
  if (/^side/i.test(text)) return 'side'
  return /^command/i.test(text) ? 'command' : 'main'
}

/** Where decimals have a comma, programs put semicolons between values; tables that are copied have tabs. */
const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

function tableOf(text: string): { readonly separator: Separator; readonly columns: CsvColumns } | undefined {
  for (const separator of SEPARATORS) {
    const columns = csvColumns(csvHeader(text, separator))
    if (columns !== undefined) return { separator, columns }
  }
  return undefined
}

/** A line before the header that only tells a spreadsheet what separates the values. */
const NAMES_SEPARATOR = /^"?sep=/i

/** The first row of separated values; a line that is longer than this names no columns. */
const LONGEST_HEADER = 4000
function csvHeader(text: string, separator: Separator): readonly string[] {
  const lines = text
    .slice(0, LONGEST_HEADER)
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
  const header = lines.find((line) => /[^,;\s]/.test(line) && !NAMES_SEPARATOR.test(line))
  return csvRows(header ?? '', separator)[0] ?? []
}

/** Splits separated values; quoted fields may hold separators, line ends and doubled quotes. */
function csvRows(text: string, separator: Separator): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`, 'gy')
  const source = text.replace(/^\uFEFF/, '')
  for (const [, quoted, plain = '', end = ''] of source.matchAll(field)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== separator) rows.push([])
  }
  return rows.filter(
    (row, at) => row.some((value) => value !== '') && !(at === 0 && NAMES_SEPARATOR.test(row[0] ?? '')),
  )
}

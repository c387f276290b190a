import type { DeckZone } from '../card/card'
import type { KnownName } from './card-list-line'
import { deckJsonEntries } from './deck-json'
import {
  type CardList,
  type CardListEntry,
  type CardListOptions,
  parseInSteps,
  sortedOut,
} from './card-list-text'
import { allAtOnce, type Steps } from './steps'

/** MTGO marks a commander in a `.dek` file by this annotation. */
export const DEK_COMMANDER = '16777728'

/** Returns a card list from any of the forms we export: plain or Arena text, MTGO `.dek`, CSV, JSON. Never throws. */
export const readCardList = (text: string, options: CardListOptions = {}): CardList =>
  allAtOnce(readListInSteps(text, options))

/** Does the same in small steps, for callers that have other work to do in between. */
export function* readListInSteps(text: string, options: CardListOptions = {}): Steps<CardList> {
  if (isDek(text)) return parseDek(text, options.knownName)
  const json = deckJsonEntries(text)
  if (json !== undefined) return sortedOut(json, options.knownName)
  const table = tableOf(text)
  return table
    ? parseCsv(csvRows(text, table.separator).slice(1), table.columns, options.knownName)
    : yield* parseInSteps(text, options)
}

/** What stands between the values of a table whose first line names its columns; nothing where a text is none. */
export const separatorOf = (text: string): string | undefined => tableOf(text)?.separator

/** True for a file of MTGO. */
export function isDek(text: string): boolean {
  return /^\s*(?:<\?xml|<Deck)/i.test(text)
}

function parseDek(text: string, knownName?: KnownName): CardList {
  const entries = [...text.matchAll(/<Cards\b([^<>]*?)\/?>/gi)].map(([, attributes = '']): CardListEntry => {
    const value = (name: string) => attribute(attributes, name)
    const sideboard: DeckZone = value('Annotation') === DEK_COMMANDER ? 'command' : 'side'
    return {
      sign: 'insert',
      count: countOf(value('Quantity')),
      name: value('Name'),
      zone: value('Sideboard').toLowerCase() === 'true' ? sideboard : 'main',
      text: value('Name'),
    }
  })
  return sortedOut(
    entries.filter(({ count }) => count > 0),
    knownName,
  )
}

function attribute(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes) ?? []
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
}

/** Only 1 to 999 counts as a count. */
function countOf(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

type CsvColumn = 'name' | 'set' | 'code' | 'number' | 'count' | 'zone' | 'maybe' | 'notes' | 'scars'
type CsvColumns = Readonly<Partial<Record<CsvColumn, number>>>

const CSV_TITLES: ReadonlyMap<string, CsvColumn> = new Map([
  ...['name', 'card name', 'card'].map((title) => [title, 'name'] as const),
  ...['set', 'edition'].map((title) => [title, 'set'] as const),
  ...['set code', 'set_code', 'edition code'].map((title) => [title, 'code'] as const),
  ...['number', 'collector number', 'collector_number', 'card number'].map(
    (title) => [title, 'number'] as const,
  ),
  ...['count', 'quantity', 'qty', 'amount'].map((title) => [title, 'count'] as const),
  ...['zone', 'board', 'section', 'categories', 'category'].map((title) => [title, 'zone'] as const),
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
    /^(?:true|yes|1)$/i.test(value(row, 'maybe')) || /^(?:maybe|considering)/i.test(value(row, 'zone'))
  const entryOf = (row: readonly string[]): CardListEntry => {
    // Where both stand, the other is the name of the set.
    const set = (value(row, 'code') || value(row, 'set')).toLowerCase()
    return {
      sign: 'insert',
      count: value(row, 'count') === '' ? 1 : countOf(value(row, 'count')),
      name: value(row, 'name'),
      ...(set === '' ? {} : { set }),
      ...(value(row, 'number') === '' ? {} : { number: value(row, 'number') }),
      ...(value(row, 'notes') === '' ? {} : { notes: value(row, 'notes') }),
      ...(value(row, 'scars') === '' ? {} : { scars: value(row, 'scars').split(/[\r\n]+/) }),
      zone: zoneNamed(value(row, 'zone')),
      text: row.join(','),
    }
  }
  const isCard = ({ count, name }: CardListEntry) => count > 0 && name !== ''
  const isCounted = (row: readonly string[]) => /^\d{0,3}$/.test(value(row, 'count'))
  const entries = rows.filter((row) => !isMaybe(row) && isCounted(row)).map(entryOf)
  const maybe = rows.filter(isMaybe).map(entryOf)
  // Of these it is not the name that is wrong.
  const uncounted = rows
    .filter((row) => !isMaybe(row) && !isCounted(row))
    .map((row) => ({ ...entryOf(row), name: '' }))
  const { unknown, ...sorted } = sortedOut(entries.filter(isCard), knownName)
  return { ...sorted, unknown: [...unknown, ...uncounted], maybe: maybe.filter(isCard) }
}

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

/** The first row of separated values; a line that is longer than this names no columns. */
const LONGEST_HEADER = 4000
function csvHeader(text: string, separator: Separator): readonly string[] {
  const lines = text
    .slice(0, LONGEST_HEADER)
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
  return csvRows(lines.find((line) => /[^,;\s]/.test(line)) ?? '', separator)[0] ?? []
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
  return rows.filter((row) => row.some((value) => value !== ''))
}

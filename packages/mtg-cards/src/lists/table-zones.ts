import { defined } from '@parlour/kernel'
import type { DeckZone } from '../card/card'
import type { KnownName, ListZone } from './card-line'
import { DEK_COMMANDER } from './deck-xml'
import { headingOf, type HeadingZone, zoneOfWords } from './list-headings'
import { type TableColumn, type TableColumns, tableColumns } from './table-titles'

export type TableRow = readonly string[]

/** A row of a table that names a card, and the zone of the rows above which it stands, if they have one. */
export interface RowInSection {
  readonly row: TableRow
  readonly section?: ListZone
}

/** Returns what a row holds in a column, nothing where the table has no such column. */
export const cellOf = (row: TableRow, columns: TableColumns, column: TableColumn): string =>
  row[columns[column] ?? -1]?.trim() ?? ''

/** Returns the rows of a table that name cards: without its head, where it stands again, and headings. */
export function rowsInSections(rows: readonly TableRow[], knownName?: KnownName): readonly RowInSection[] {
  const placed: RowInSection[] = []
  let section: ListZone | undefined
  for (const row of rows) {
    if (tableColumns(row) !== undefined) continue
    const heading = headingIn(row, knownName)
    if (heading?.kind === 'heading') section = listZone(heading.zone)
    if (heading === undefined) placed.push(section === undefined ? { row } : { row, section })
  }
  return placed
}

/** A heading stands alone in its row. */
function headingIn(row: TableRow, knownName: KnownName = () => false) {
  const [alone, ...others] = row.map((cell) => cell.trim()).filter(Boolean)
  return alone === undefined || others.length > 0 ? undefined : headingOf(alone, knownName)
}

const listZone = (zone: HeadingZone): ListZone => {
  if (zone === 'companion') return 'side'
  return zone === 'ignored' ? 'maybe' : zone
}

/**
 * Returns the columns as their cells show them to be: one that holds nothing but names of zones tells them,
 * whatever its title; a number beside sets is that of the card unless it counts the lines.
 */
export function settledColumns(columns: TableColumns, rows: readonly TableRow[]): TableColumns {
  const zone = columns.zone ?? zoneColumn(columns, rows)
  const { lineNumber, mainCount, commander, ...others } = columns
  const isPrinting =
    others.number === undefined && (others.set ?? others.code ?? others.setName) !== undefined
  const isCounting = rows.every((row, at) => cellOf(row, columns, 'lineNumber') === String(at + 1))
  const isCount = rows.every((row) => /^\d{0,3}$/.test(cellOf(row, columns, 'mainCount')))
  const commanders = rows.filter((row) => isYes(cellOf(row, columns, 'commander')))
  return {
    ...others,
    ...defined({ zone }),
    ...(commander !== undefined && commanders.length <= MOST_COMMANDERS ? { commander } : {}),
    ...(isPrinting && lineNumber !== undefined && !isCounting ? { number: lineNumber } : {}),
    ...(isCount && mainCount !== undefined ? { mainCount } : {}),
  }
}

/** Where more rows say yes, the column tells in which formats a card is legal. */
const MOST_COMMANDERS = 3

function zoneColumn(columns: TableColumns, rows: readonly TableRow[]): number | undefined {
  const { mainCount: _, ...known } = columns
  const taken = new Set(Object.values(known))
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const places = Array.from({ length: width }, (_unused, at) => at).filter((at) => !taken.has(at))
  return places.find((at) => {
    const words = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    const zones = new Set(words.map(zoneOfWords))
    // One zone alone may be the name of a folder.
    return zones.size > 1 && !zones.has(undefined)
  })
}

/**
 * True where each row says how many copies the deck holds and how many its sideboard, and not whether they
 * are in the sideboard.
 */
export function hasCountsByZone(columns: TableColumns, rows: readonly TableRow[]): boolean {
  const inSide = rows.map((row) => cellOf(row, columns, 'sideboarded'))
  if (columns.sideboarded === undefined || !inSide.every((cell) => /^\d{0,3}$/.test(cell))) return false
  if (columns.count === undefined) return columns.mainCount !== undefined
  return inSide.some((cell) => Number(cell) > 1)
}

const isYes = (text: string): boolean => /^(?:true|yes|y|1|x|ja|oui|s[iíì]|sim|✓|✔)$/i.test(text)

/** Returns the zone that a row names; nothing where it names none. */
export function zoneInRow(row: TableRow, columns: TableColumns): ListZone | undefined {
  if (isYes(cellOf(row, columns, 'maybe'))) return 'maybe'
  if (isYes(cellOf(row, columns, 'commander'))) return 'command'
  if (isYes(cellOf(row, columns, 'sideboarded'))) return zoneOfSideboarded(cellOf(row, columns, 'annotation'))
  return zoneNamed(cellOf(row, columns, 'zone'))
}

const zoneOfSideboarded = (annotation: string): DeckZone =>
  annotation === DEK_COMMANDER ? 'command' : 'side'

/** Of several categories the first counts: `Commander{top}`, `Sideboard, Draw`. */
function zoneNamed(text: string): ListZone | undefined {
  const [first = ''] = text.split(/[,;{(]/)
  const zone = zoneOfWords(first.trim())
  if (zone !== undefined && zone !== 'ignored') return listZone(zone)
  if (/^side/i.test(text)) return 'side'
  if (/^command/i.test(text)) return 'command'
  return /^(?:maybe|considering)/i.test(text) ? 'maybe' : undefined
}

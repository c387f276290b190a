import type { KnownName } from './card-line'
import { withoutMarkup } from './line-markup'

/** No row of names is longer. */
const LONGEST = 2000
/** Cells between tabs, or between commas or semicolons where more than one of these stands. */
const IS_ROW = /\t|,.*,|;.*;|^\s*"/s
/** A row that begins with a count names one card. */
const BEGINS_WITH_COUNT = /^\s*[+-]?\s*\d/

/** Returns what stands in the cells of a row, as of a sheet with a column for each color; else nothing. */
export function cellsOfRow(line: string): readonly string[] {
  if (line.length > LONGEST || !IS_ROW.test(line) || BEGINS_WITH_COUNT.test(line)) return []
  const between = line.includes('\t') ? /\t/ : line.includes(';') ? /;/ : /,(?=(?:[^"]*"[^"]*")*[^"]*$)/
  const cells = withoutMarkup(line)
    .split(between)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    )
    .filter((cell) => cell !== '')
  return cells.length > 1 ? cells : []
}

/**
 * Returns the cells of a row that names several cards: between tabs two names are enough to tell, elsewhere
 * all cells are names. Returns any other line as it is.
 */
export function namesOfRow(line: string, isKnown: KnownName): readonly string[] {
  const cells = cellsOfRow(line)
  const known = cells.filter(isKnown).length
  const isRow = line.includes('\t') ? known > 1 : known > 1 && known === cells.length
  return isRow && !isKnown(line.trim()) ? cells : [line]
}

import { cardRows } from './cards'
import { draftRows } from './draft'
import { hubRows } from './hub'
import { innovationRows } from './innovation'
import { kernelRows } from './kernel'
import { magicTableRows } from './magic-table'
import { keepsBudget, type BenchRow } from './row'
import { shellRows } from './shell'
import { storeRows } from './store'
import { tableScreenRows } from './table-screen'
import { tyrantsRows } from './tyrants'

/** Every group of measurements by name; a new one is a file `bench/<name>.ts` and a line here. */
const BENCHES: Readonly<Record<string, () => readonly BenchRow[] | Promise<readonly BenchRow[]>>> = {
  kernel: kernelRows,
  draft: draftRows,
  innovation: innovationRows,
  tyrants: tyrantsRows,
  'magic-table': magicTableRows,
  'table-screen': tableScreenRows,
  hub: hubRows,
  store: storeRows,
  cards: cardRows,
  shell: shellRows,
}

const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3)

function line(row: BenchRow): readonly string[] {
  const { name, measured, unit, budget, note = '' } = row
  const limit = budget === undefined ? [] : [unit === 'per s' ? '≥' : '≤', figure(budget), unit]
  const verdict = budget === undefined ? '' : keepsBudget(row) ? 'ok' : 'OVER'
  return [name, `${figure(measured)} ${unit}`, limit.join(' '), verdict, note]
}

const WIDTHS = [72, 18, 14, 8, 0]
const print = (cells: readonly string[]): void =>
  console.log(
    cells
      .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}

print(['what', 'measured (median)', 'budget', 'verdict'])
for (const [name, measure] of Object.entries(BENCHES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  // Each group at once: what was measured for minutes is not lost when a later group fails.
  for (const row of await measure()) {
    print(line(row))
    if (!keepsBudget(row)) process.exitCode = 1
  }
}

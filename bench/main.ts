import { argumentsOf } from '../tooling/arguments.mjs'
import { answeringRows } from './answering'
import { answersAheadRows } from './answers-ahead'
import { cardRows } from './cards'
import { costRows } from './cost'
import { draftRows } from './draft'
import { firstVisitRows } from './first-visit'
import { middleOfGameRows } from './middle-of-game'
import { hostileRows } from './hostile'
import { hubRows } from './hub'
import { innovationRows } from './innovation'
import { kernelRows } from './kernel'
import { listRows } from './lists'
import { magicTableRows } from './magic-table'
import { mapMakerRows } from './map-maker'
import { picksRows } from './picks'
import { replayRows } from './replay'
import { keepsBudget, type BenchRow } from './row'
import { besideSaved, readRun, saveRun, type SavedRun } from './saved-run'
import { scaleRows } from './scale'
import { shellRows } from './shell'
import { storeRows } from './store'
import { tableScreenRows } from './table-screen'
import { tyrantsRows } from './tyrants'

type Rows = readonly BenchRow[] | Promise<readonly BenchRow[]> | AsyncIterable<BenchRow>

/**
 * Every group of measurements by name; a new one is a file `bench/<name>.ts` and a line here. One that takes
 * minutes gives its rows one by one.
 */
const BENCHES: Readonly<Record<string, () => Rows>> = {
  kernel: kernelRows,
  draft: draftRows,
  innovation: innovationRows,
  tyrants: tyrantsRows,
  'magic-table': magicTableRows,
  'table-screen': tableScreenRows,
  'map-maker': mapMakerRows,
  answering: answeringRows,
  'answers-ahead': answersAheadRows,
  cost: costRows,
  hub: hubRows,
  store: storeRows,
  lists: listRows,
  picks: picksRows,
  replay: replayRows,
  hostile: hostileRows,
  scale: scaleRows,
  cards: cardRows,
  'first-visit': firstVisitRows,
  shell: shellRows,
  'middle-of-game': middleOfGameRows,
}

/** Ratios are near 1, and budgets hold them there: they need the third digit. */
const figure = (value: number, unit: BenchRow['unit']): string =>
  unit === '×'
    ? value.toFixed(3)
    : value >= 100
      ? value.toFixed(0)
      : value >= 1
        ? value.toFixed(1)
        : value.toFixed(3)

function line(row: BenchRow, saved: SavedRun | undefined): readonly string[] {
  const { name, measured, unit, budget, note = '' } = row
  const limit = budget === undefined ? [] : [unit === 'per s' ? '≥' : '≤', figure(budget, unit), unit]
  const verdict = budget === undefined ? '' : keepsBudget(row) ? 'ok' : 'OVER'
  const beside = saved === undefined ? [] : [besideSaved(row, saved)]
  return [name, `${figure(measured, unit)} ${unit}`, limit.join(' '), verdict, ...beside, note]
}

const WIDTHS = [72, 18, 14, 8, 10]
const print = (cells: readonly string[]): void =>
  console.log(
    cells
      .map((cell, column) => (column === cells.length - 1 ? cell : cell.padEnd(WIDTHS[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )

const flags = argumentsOf({
  usage: 'npm run bench -- [compare FILE | save FILE] [measurements]',
  words: [0, Number.POSITIVE_INFINITY],
}).words
const [word = '', path, ...rest] = flags
const withFile = word === 'compare' || word === 'save'
if (withFile && path === undefined) {
  console.error(`Which file? npm run bench -- ${word} FILE [measurements]`)
  process.exit(2)
}
const saved = word === 'compare' && path !== undefined ? readRun(path) : undefined
const chosen = withFile ? rest : flags
const unknown = chosen.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}

const heads = saved === undefined ? [] : ['saved run']
print(['what', 'measured (median)', 'budget', 'verdict', ...heads, ''])
const all: BenchRow[] = []
for (const [name, measure] of Object.entries(BENCHES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  // Each at once: what was measured for minutes is not lost when something later fails.
  for await (const row of measured(name, measure)) {
    print(line(row, saved))
    all.push(row)
    if (!keepsBudget(row)) process.exitCode = 1
  }
  if (word === 'save' && path !== undefined) saveRun(path, all)
}

/**
 * The rows of a group; where it cannot be measured here, as without Chromium, that is said, and the next
 * group goes on.
 */
async function* measured(name: string, measure: () => Rows): AsyncGenerator<BenchRow> {
  try {
    yield* await measure()
  } catch (error) {
    print([name, 'not measured', '', '', error instanceof Error ? error.message : String(error)])
    process.exitCode = 1
  }
}

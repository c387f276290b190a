import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { argumentsOf } from '../tooling/arguments.mjs'
import { ensureChromium } from '../tooling/chromium.mjs'
import { runNode } from '../tooling/command.mjs'
import { checkCommits } from '../tooling/commit-subjects.mjs'
import { install } from '../tooling/install.mjs'
import { useSupportedNode } from '../tooling/node.mjs'
import { inProject, readJson } from '../tooling/project.mjs'
import { countOfPlaywright, countOfProgram, countOfVitest } from '../tooling/test-counts.mjs'
import {
  endOfOutput,
  errorOutsideTests,
  failureLines,
  failuresOfPlaywright,
  failuresOfVitest,
  flakyOfPlaywright,
} from '../tooling/test-failures.mjs'
import { testsOf } from '../tooling/test-of.mjs'

const REPORTS = inProject('test-results')

/** Vitest colors what it prints wherever CI is set, although its log is a text file. */
const COLORS = process.env.CI === undefined ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Bytes that the stores, clusters and browsers of a run have room in. */
const SCRATCH_ROOM = 4 * 1024 ** 3
const MEMORY = '/dev/shm'
const bytesFree = ({ bavail, bsize }) => bavail * bsize

/**
 * Every answer of every game of a test is forced to the disk, in a store that is thrown away: where Linux has
 * a roomy file system in memory, temporary files lie there.
 */
const SCRATCH = existsSync(MEMORY) && bytesFree(statfsSync(MEMORY)) > SCRATCH_ROOM ? { TMPDIR: MEMORY } : {}

/** A tool of the project, by its path in node_modules, as a script for this Node. */
const tool = (path) => inProject('node_modules', path)

/**
 * Runs programs that print only when something is wrong, all at once: one test that passes when all of them
 * end well.
 */
async function check(...programs) {
  const runs = programs.map(async ([script, ...args]) => {
    const { code, output } = await runNode(script, args, { quiet: true })
    if (code !== 0) console.error(output)
    return { code, output: code === 0 ? [] : endOfOutput(output) }
  })
  const ended = await Promise.all(runs)
  const output = ended.flatMap((one) => one.output)
  return { ...countOfProgram(Math.max(...ended.map(({ code }) => code))), output }
}

async function unitTests(args) {
  const report = `${REPORTS}/unit.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runNode(tool('vitest/vitest.mjs'), ['run', ...reporters, ...args], {
    env: { ...COLORS, ...SCRATCH },
  })
  const results = readJson(report)
  const failures = failuresOfVitest(results)
  return { ...countOfVitest(results, code), failures, output: errorOutsideTests('Vitest', code, failures) }
}

async function browserTests(args) {
  const chromium = await ensureChromium()
  if (chromium === undefined) return countOfProgram(1)
  const report = `${REPORTS}/browser.json`
  rmSync(report, { force: true })
  const env = { ...COLORS, ...SCRATCH, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code } = await runNode(tool('@playwright/test/cli.js'), ['test', '--reporter=list,json', ...args], {
    env,
  })
  const results = readJson(report)
  const failures = failuresOfPlaywright(results)
  return {
    ...countOfPlaywright(results, code),
    failures,
    flaky: flakyOfPlaywright(results),
    output: errorOutsideTests('Playwright', code, failures),
  }
}

/**
 * The tests of one file, or of the file beside it: no report, no counting, and what Vitest transformed the
 * last time is kept.
 */
async function testOne(file, args) {
  const tests = file === undefined ? [] : testsOf(file)
  if (tests.length === 0) {
    console.error(
      `No test was found for '${file ?? ''}'.\nUsage: npm test -- one FILE [options of its runner]`,
    )
    return 2
  }
  const isForBrowser = tests.some((test) => test.endsWith('.spec.ts'))
  const [runner, ...words] = isForBrowser
    ? [tool('@playwright/test/cli.js'), 'test']
    : [tool('vitest/vitest.mjs'), 'run', '--fsModuleCache']
  // What V8 compiled the last time is kept, too.
  const env = { ...SCRATCH, NODE_COMPILE_CACHE: inProject('.cache', 'compiled') }
  return (await runNode(runner, [...words, ...tests, ...args], { env })).code
}

/** The stages; the commits, the type check and the lint count as one test each. */
const STAGES = {
  commits: checkCommits,
  types: () => check([tool('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']),
  lint: () =>
    check(
      [tool('eslint/bin/eslint.js'), '.'],
      [tool('@biomejs/biome/bin/biome'), 'format', '.'],
      // Exports that nothing imports; then those that only tests import and that do not say so.
      [tool('knip/bin/knip.js')],
      [tool('knip/bin/knip.js'), '--production', '--exports'],
    ),
  unit: unitTests,
  browser: browserTests,
}

async function runStage(name, args) {
  const started = Date.now()
  console.log(`\n== ${name}`)
  const result = await STAGES[name](args)
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`== ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`)
  return { name, ...result }
}

const [chosen, ...rest] = process.argv.slice(2)
if (chosen === 'one') {
  await useSupportedNode()
  if (!(await install('test'))) process.exit(1)
  process.exit(await testOne(rest[0], rest.slice(1)))
}
if (chosen !== undefined && !(chosen in STAGES)) {
  console.error(`There is no stage '${chosen}'. Stages: ${Object.keys(STAGES).join(', ')}; or one FILE.`)
  process.exit(2)
}
/** What Vitest and Playwright are given, who refuse what they do not know; the other stages take nothing. */
const takesMore = chosen === 'unit' || chosen === 'browser'
if (!takesMore) argumentsOf({ usage: `npm test -- [${Object.keys(STAGES).join(' | ')}]`, words: [0, 1] })

await useSupportedNode()
if (!(await install('test'))) {
  console.log('0 passed, 1 failed')
  process.exit(1)
}
mkdirSync(REPORTS, { recursive: true })

/**
 * Real card data, which is not part of the project. Where it lies beside the checkout, nothing has a reason
 * to be skipped.
 */
const hasCardData = existsSync(inProject('..', 'shared', 'reference', 'magic'))

/**
 * All stages. Lint takes long on one core: it runs beside the next two, and is waited for before the browser
 * tests.
 */
async function runAll() {
  const commits = await runStage('commits', [])
  const lint = runStage('lint', [])
  const checked = [commits, await runStage('types', []), await runStage('unit', []), await lint]
  return [...checked, await runStage('browser', [])]
}

const results = chosen === undefined ? await runAll() : [await runStage(chosen, rest)]

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const isBroken = ({ failed, skipped }) => failed > 0 || (hasCardData && skipped > 0)
const broken = results.filter(isBroken).map((result) => result.name)
const lines = failureLines(results)
if (lines.length > 0) console.log(`\n${lines.join('\n')}`)
console.log(broken.length === 0 ? '\nEvery stage passed.' : `\nFailed: ${broken.join(', ')}.`)
const skipped = hasCardData ? 0 : sum('skipped')
const failed = sum('failed') + (hasCardData ? sum('skipped') : 0)
if (skipped > 0)
  console.log('Skipped: tests on card data that is not part of the project and is not beside it.')
console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = broken.length === 0 ? 0 : 1

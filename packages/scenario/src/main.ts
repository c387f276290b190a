import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isJsonObject, type JsonObject } from '@parlour/kernel'
import { type OpenGame, runScenario } from './run-scenario'
import { readScenario, scenariosOf } from './scenario'

const GAMES = new URL('../../../games/', import.meta.url)

/** What the package of each game exports, by the name of its folder. */
const exportsOf: ReadonlyMap<string, JsonObject> = new Map(
  readdirSync(GAMES)
    .filter((name) => existsSync(new URL(`${name}/package.json`, GAMES)))
    .sort()
    .map((name) => [name, packageExports(new URL(`${name}/package.json`, GAMES))]),
)

function packageExports(file: URL): JsonObject {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isJsonObject(read) && isJsonObject(read.exports) ? read.exports : {}
}

interface TestOptions {
  readonly open: OpenGame
}
const isTesting = (module: unknown): module is TestOptions =>
  typeof module === 'object' && module !== null && 'open' in module && typeof module.open === 'function'

/** Loads a game's seam when a scenario asks for it. Refuses a game that is not there, or has none yet. */
async function openerOf(game: string): Promise<OpenGame> {
  const entries = exportsOf.get(game)
  if (entries === undefined)
    throw new Error(`there is no game '${game}'; there are ${[...exportsOf.keys()].join(', ')}`)
  if (entries['./testing'] === undefined) throw new Error(`the game '${game}' is not built yet`)
  const module: unknown = await import(`@parlour/${game}/testing`)
  if (!isTesting(module)) throw new Error(`the game '${game}' does not offer 'open' for its tests`)
  return module.open
}

/**
 * Runs the scenarios of one file, whatever becomes of those before; gives a line per failure and the number
 * that passed.
 */
async function runFile(
  file: string,
): Promise<{ readonly passed: number; readonly failures: readonly string[] }> {
  const failures: string[] = []
  let passed = 0
  for (const [at, value] of scenariosOf(JSON.parse(readFileSync(file, 'utf8'))).entries()) {
    const failure = await runOne(value).catch((error: unknown) => wordsOf(error))
    if (failure === undefined) passed += 1
    else failures.push(`${file}: ${titleOf(value) ?? `scenario ${at + 1}`}: ${failure}`)
  }
  return { passed, failures }
}

async function runOne(value: unknown): Promise<string | undefined> {
  const scenario = readScenario(value)
  return runScenario(scenario, await openerOf(scenario.game))
}

const titleOf = (value: unknown): string | undefined =>
  isJsonObject(value) && typeof value.title === 'string' ? value.title : undefined

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Ends the program with a sentence where an option is given: it has none. */
function filesNamed(): readonly string[] {
  try {
    return parseArgs({ allowPositionals: true, options: {} }).positionals
  } catch (error) {
    console.error(wordsOf(error))
    process.exit(2)
  }
}

async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.error('Name the files to run: npm run scenario -- FILE...')
    return 2
  }
  let passed = 0
  let failed = 0
  for (const file of files) {
    const result = await runFile(file).catch((error: unknown) => ({
      passed: 0,
      failures: [`${file}: ${wordsOf(error)}`],
    }))
    for (const failure of result.failures) console.log(failure)
    passed += result.passed
    failed += result.failures.length
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main(filesNamed())

import {
  advance,
  type Answer,
  type AnyRules,
  checksum,
  type GameSettings,
  type Json,
  randomFrom,
  Refusal,
  replay,
  RulesBug,
  seeded,
  start,
} from '@parlour/kernel'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { registeredGames } from '../apps/server/src/games/registry'

const FOLDER = join(import.meta.dirname, 'recorded')

/** A whole game as it was once played: what was answered, and where that led. */
interface RecordedGame {
  /** The version of the rules that it was played under. Left out until it is recorded. */
  readonly rulesVersion?: number
  readonly settings: GameSettings
  readonly answers: readonly Answer[]
  readonly end: End
}

/** What stood at the end; the checksum is of the whole state. */
interface End {
  readonly checksum: number
  readonly winners: readonly string[]
}

const rulesOf = ({ game }: GameSettings): AnyRules => {
  const rules = registeredGames.get(game)?.play?.rules
  if (rules === undefined) throw new Error(`There are no rules of ${game}.`)
  return rules
}

const endOf = (rules: AnyRules, state: ReturnType<typeof replay>['state']): End => ({
  checksum: checksum(JSON.parse(JSON.stringify(state)) as Json),
  winners: rules.outcome(state)?.winners ?? [],
})

/** Plays the game of these settings anew, by random bots. */
function play(settings: GameSettings): RecordedGame {
  const rules = rulesOf(settings)
  const bot = rules.bots?.random
  if (bot === undefined) throw new Error(`No bot of ${settings.game} is called 'random'.`)
  const random = randomFrom(seeded(`recorded ${settings.seed}`))
  let { position } = start(rules, settings)
  const answers: Answer[] = []
  while (rules.outcome(position.state) === undefined) {
    const request = random.pick(rules.pending(position.state))
    const view = rules.view(position.state, { seat: request.actor })
    const selection = bot({ view, request, random })
    const answer = { actor: request.actor, title: request.title, selection }
    try {
      position = advance(rules, position, answer).position
      answers.push(answer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return { rulesVersion: rules.version, settings, answers, end: endOf(rules, position.state) }
}

const recordedIn = (file: string): RecordedGame =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as RecordedGame

/** What speaks against a recorded game: a sentence that says what to do. */
function faultOf({ rulesVersion, settings, answers, end }: RecordedGame): string | undefined {
  const rules = rulesOf(settings)
  const again = `record its games again: PARLOUR_RECORD=<file> npx vitest run --project server tests/recorded-games`
  if (rulesVersion !== rules.version)
    return `It was recorded under version ${rulesVersion ?? 'none'} of the rules, which is ${rules.version} now: ${again}`
  if (isDeepStrictEqual(endNow(rules, { settings, answers }), end)) return undefined
  return `Under the same version ${rulesVersion} of the rules it leads elsewhere. If the rules changed on purpose, raise 'version' of ${rules.kind} and ${again}`
}

/** Where a recorded game leads under the present rules, or why it leads nowhere. */
function endNow(rules: AnyRules, { settings, answers }: Pick<RecordedGame, 'settings' | 'answers'>) {
  try {
    return endOf(rules, replay(rules, settings, answers).state)
  } catch (error) {
    if (error instanceof Refusal || error instanceof RulesBug) return error.message
    throw error
  }
}

/** The recorded games whose file begins with a name. Throws where there is none: nothing would be recorded. */
function filesCalled(beginning: string): readonly string[] {
  const all = readdirSync(FOLDER)
  const called = all.filter((name) => name.startsWith(beginning))
  if (called.length === 0) throw new Error(`No recorded game is called '${beginning}': ${all.join(', ')}`)
  return called
}

// Rules that change on purpose lead elsewhere: PARLOUR_RECORD=innovation plays anew those recorded games
// whose file begins with that name, once the version of the rules has grown.
const recordAnew = process.env.PARLOUR_RECORD
if (recordAnew !== undefined)
  for (const file of filesCalled(recordAnew)) {
    const recorded = recordedIn(file)
    const isSameVersion = recorded.rulesVersion === rulesOf(recorded.settings).version
    const fault = isSameVersion ? faultOf(recorded) : undefined
    if (fault !== undefined) throw new Error(`${file}: ${fault}`)
    writeFileSync(join(FOLDER, file), `${JSON.stringify(play(recorded.settings))}\n`)
  }

it.each(readdirSync(FOLDER))('the recorded game %s leads where it led', (file) => {
  const recorded = recordedIn(file)
  expect(faultOf(recorded)).toBeUndefined()
  expect(recorded.answers.length).toBeGreaterThan(0)
})

it('a game that leads elsewhere under the same version of its rules asks for another version', () => {
  const recorded = recordedIn('draft-4.json')
  const { answers, end } = recorded
  const elsewhere = "raise 'version' of Cube Draft and record its games again"
  expect(faultOf({ ...recorded, end: { ...end, checksum: end.checksum + 1 } })).toContain(elsewhere)
  expect(faultOf({ ...recorded, answers: [...answers, ...answers.slice(-1)] })).toContain(elsewhere)
  const version = 'It was recorded under version 0 of the rules'
  expect(faultOf({ ...recorded, rulesVersion: 0 })).toContain(version)
})

it('a name that no recorded game has is told, with the names there are', () => {
  expect(filesCalled('magic-table')).toEqual(['magic-table-2.json'])
  expect(() => filesCalled('frobnicate')).toThrow(/'frobnicate': .*magic-table-2\.json/)
})

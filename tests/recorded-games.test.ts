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
  seeded,
  start,
} from '@parlour/kernel'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { registeredGames } from '../apps/server/src/games/registry'

const FOLDER = join(import.meta.dirname, 'recorded')

/** A whole game as it was once played: what was answered, and where that led. */
interface RecordedGame {
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
  return { settings, answers, end: endOf(rules, position.state) }
}

// Rules that change on purpose lead elsewhere: PARLOUR_RECORD=innovation plays anew those recorded games
// whose file begins with that name.
const recordAnew = process.env.PARLOUR_RECORD
if (recordAnew !== undefined)
  for (const file of readdirSync(FOLDER).filter((name) => name.startsWith(recordAnew))) {
    const { settings } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as RecordedGame
    writeFileSync(join(FOLDER, file), `${JSON.stringify(play(settings))}\n`)
  }

it.each(readdirSync(FOLDER))('the recorded game %s leads where it led', (file) => {
  const { settings, answers, end } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as RecordedGame
  expect(endOf(rulesOf(settings), replay(rulesOf(settings), settings, answers).state)).toEqual(end)
  expect(answers.length).toBeGreaterThan(0)
})

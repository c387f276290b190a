import { Refusal, RulesBug } from '@parlour/kernel'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HALF_DECKS, LAYOUT_NAMES, MAP_NAMES } from '../../games/tyrants/rules/facts/names'
import { EXPANSIONS } from '../../games/innovation/rules/facts/names'
import { registeredGames } from '../../apps/server/src/games/registry'
import { recordAnew } from './play-on'
import { begin, endOf, type RecordedEnd, makeMove, type RecordedGame, rulesOf } from './recorded-game'

const FOLDER = join(import.meta.dirname, '../recorded')
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
)

const recordedIn = (file: string): RecordedGame =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as RecordedGame

const HOW_TO_RECORD =
  'PARLOUR_RECORD=<beginning of the file name> npm test -- unit --project server tests/recorded-games'

/**
 * Returns where a recorded game leads under the present rules, or the sentence of the move that is not taken.
 */
function endNow({ settings, answers = [] }: RecordedGame): RecordedEnd | string {
  const game = begin(settings)
  for (const answer of answers) {
    try {
      makeMove(game, answer)
    } catch (error) {
      if (error instanceof Refusal || error instanceof RulesBug)
        return `Move ${game.moves + 1}, '${answer.title}' of ${answer.actor}: ${error.message}`
      throw error
    }
  }
  return endOf(game)
}

// PARLOUR_RECORD=innovation records again the games whose file begins with that name. Use it after raising
// the version of the rules, and for a new file that has only settings.
const recordName = process.env.PARLOUR_RECORD
if (recordName !== undefined) {
  const files = FILES.filter((file) => basename(file).startsWith(recordName))
  if (files.length === 0) throw new Error(`No recorded game begins with '${recordName}': ${FILES.join(', ')}`)
  for (const file of files) {
    const recorded = recordedIn(file)
    const { version, kind } = rulesOf(recorded.settings)
    if (recorded.rulesVersion === version && typeof endNow(recorded) === 'string')
      throw new Error(`${file}: raise 'version' of ${kind}: the game leads elsewhere under the same version.`)
    writeFileSync(join(FOLDER, file), `${JSON.stringify(recordAnew(recorded))}\n`)
  }
}

it.each(FILES)('%s leads to the same end and shows every seat the same views', (file) => {
  const recorded = recordedIn(file)
  const { version, kind } = rulesOf(recorded.settings)
  expect(recorded.rulesVersion, `Recorded under another version of ${kind}. ${HOW_TO_RECORD}`).toBe(version)
  expect(recorded.answers?.length ?? 0).toBeGreaterThan(0)
  expect(endNow(recorded), `If ${kind} changed on purpose, raise its version. ${HOW_TO_RECORD}`).toEqual(
    recorded.end,
  )
})

describe('the recorded games', () => {
  const all = FILES.map(recordedIn)
  const of = (kind: string) => all.filter(({ settings }) => settings.game === kind)
  /** Settings of games that only some kinds have. */
  const settingOf = ({ settings }: RecordedGame, key: string): unknown => Object(settings)[key] as unknown
  const players = (kind: string) => new Set(of(kind).map(({ settings }) => settings.players.length))

  it('are at least 60, of every kind with rules', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    const kinds = [...registeredGames].filter(([, { play }]) => play !== undefined).map(([kind]) => kind)
    for (const kind of kinds) expect(of(kind), kind).not.toHaveLength(0)
  })

  it('have Innovation with two to four players, in teams, and with each set', () => {
    const games = of('Innovation: Ultimate')
    expect(players('Innovation: Ultimate')).toEqual(new Set([2, 3, 4]))
    expect(games.some((game) => settingOf(game, 'teams') === true)).toBe(true)
    for (const set of EXPANSIONS)
      expect(
        games.some((game) => [settingOf(game, 'expansions')].flat().includes(set)),
        set,
      ).toBe(true)
  })

  it('have Tyrants on each map and hex layout, with each half-deck in both wordings', () => {
    const games = of('Tyrants of the Underdark')
    expect(players('Tyrants of the Underdark')).toEqual(new Set([2, 3, 4]))
    const maps = new Set(games.map((game) => settingOf(game, 'map')))
    for (const map of MAP_NAMES) expect(maps, map).toContain(map)
    const layouts = new Set(
      games.map((game) => (Object(settingOf(game, 'hex')) as { layout?: string }).layout),
    )
    for (const layout of LAYOUT_NAMES) expect(layouts, layout).toContain(layout)
    for (const houseCards of [true, false]) {
      const decks = games
        .filter((game) => settingOf(game, 'houseCards') === houseCards)
        .flatMap((game) => settingOf(game, 'expansions'))
      for (const deck of HALF_DECKS) expect(decks, deck).toContain(deck)
    }
  })

  it('have moves that were taken back and moves that were refused, of every game that allows them', () => {
    for (const kind of new Set(all.map(({ settings }) => settings.game))) {
      const moves = of(kind).flatMap(({ answers = [] }) => answers)
      expect(
        moves.some(({ refused }) => refused === true),
        kind,
      ).toBe(true)
    }
    const takenBack = all.filter(({ answers = [] }) =>
      answers.some(({ title, refused }) => title === '__UNDO__' && refused !== true),
    )
    expect(takenBack.length).toBeGreaterThanOrEqual(5)
  })
})

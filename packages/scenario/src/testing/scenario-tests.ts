import type { JsonObject } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { runScenario } from '../run-scenario'
import { readScenarios } from '../scenario'
import type { Table } from '../table'

/**
 * A position and the steps that follow, as files state them (rules: scenarios 2). Players left out: ann and
 * bob.
 */
export interface CardScenario {
  readonly position: JsonObject
  readonly steps: readonly JsonObject[]
}

/**
 * Returns the step that states what differs from the last statement of the board; without zones: nothing.
 * @internal
 */
export const changes = (zones: JsonObject = {}): JsonObject => ({ changes: zones })

/** Tests of a card or a rule, each by what it shows. */
type Scenarios = (subject: string, list: Readonly<Record<string, CardScenario>>) => void

/**
 * Returns how a game writes the tests of a card or a rule: `{ 'what it shows': { position, steps } }`, each a
 * scenario that runs with every free check on. At its end nothing is left to answer but the turn's own menu,
 * so that a question too many, and an end of the game, is noticed.
 * @internal
 */
export const scenarioTests =
  (game: string, open: (position: unknown) => Table): Scenarios =>
  (subject, list) => {
    describe(subject, () => {
      it.each(Object.entries(list))('%s', (title, { position, steps }) => {
        const whole = { game, title, position: { players: ['ann', 'bob'], ...position }, steps }
        for (const scenario of readScenarios(whole)) {
          const tables: Table[] = []
          const watched = (from: unknown): Table => {
            const table = open(from)
            tables.push(table)
            return table
          }
          expect(runScenario(scenario, watched, { strict: true })).toBeUndefined()
          const ends = steps.some((step) => 'over' in step)
          expect(tables.flatMap((table) => leftOpen(table, ends))).toEqual([])
        }
      })
    })
  }

/**
 * Returns what a scenario leaves open: a question in the middle of an effect, or an end of the game that it
 * does not mention.
 */
function leftOpen(table: Table, ends: boolean): readonly string[] {
  if (table.turn() !== undefined) return []
  if (table.outcome !== undefined) return ends ? [] : [`the game is over: ${table.outcome.reason}`]
  return table.pending.map(({ actor, title }) => `${actor}: ${title}`)
}

import type { JsonObject } from '@parlour/kernel'
import { readScenarios, runScenario, type Table } from '@parlour/scenario'
import { describe, expect, it } from 'vitest'
import { open } from './open'

/** A position and the steps that follow, as files state them (rules: scenarios 2). Players left out: ann and bob. */
export interface CardScenario {
  readonly position: JsonObject
  readonly steps: readonly JsonObject[]
}

/**
 * Tests of one card, each a scenario that runs with every free check on: `{ 'what it shows': { position, steps } }`.
 * At its end nothing is left to answer but the next turn, so that a question too many, and an end of the game, is noticed.
 */
export function scenarios(card: string, list: Readonly<Record<string, CardScenario>>): void {
  describe(card, () => {
    it.each(Object.entries(list))('%s', (title, { position, steps }) => {
      const whole = { game: 'innovation', title, position: { players: ['ann', 'bob'], ...position }, steps }
      for (const scenario of readScenarios(whole)) {
        const tables: Table[] = []
        const watched = (from: unknown): Table => {
          const table = open(from)
          tables.push(table)
          return table
        }
        expect(runScenario(scenario, watched)).toBeUndefined()
        const ends = steps.some((step) => 'over' in step)
        expect(tables.flatMap((table) => leftOpen(table, ends))).toEqual([])
      }
    })
  })
}

/** What a table still asks in the middle of an effect, or that it came to an end nobody speaks of. */
function leftOpen(table: Table, ends: boolean): readonly string[] {
  if (table.turn() !== undefined) return []
  if (table.outcome !== undefined) return ends ? [] : [`the game is over: ${table.outcome.reason}`]
  return table.pending.map(({ actor, title }) => `${actor}: ${title}`)
}

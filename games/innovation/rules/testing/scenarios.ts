import type { JsonObject } from '@parlour/kernel'
import { readScenarios, runScenario } from '@parlour/scenario'
import { describe, expect, it } from 'vitest'
import { open } from '../testing'

/** A position and the steps that follow, in the words of SCENARIOS.md. Players left out: ann and bob. */
export interface CardScenario {
  readonly position: JsonObject
  readonly steps: readonly JsonObject[]
}

/** Tests of one card, each a scenario that runs with every free check on: `{ 'what it shows': { position, steps } }`. */
export function scenarios(card: string, list: Readonly<Record<string, CardScenario>>): void {
  describe(card, () => {
    it.each(Object.entries(list))('%s', (title, { position, steps }) => {
      const whole = { game: 'innovation', title, position: { players: ['ann', 'bob'], ...position }, steps }
      for (const scenario of readScenarios(whole)) expect(runScenario(scenario, open)).toBeUndefined()
    })
  })
}

import { readScenarios, runScenario } from '@parlour/scenario'
import { expect, it } from 'vitest'
import { open } from './open'

const position = {
  players: ['ann', 'bob'],
  ann: { hand: ['Deathblade', 'Noble'] },
  market: ['Kobold'],
  marketDeck: ['Severin Silrajin'],
}

function run(step: object): string | undefined {
  const [scenario] = readScenarios({ game: 'tyrants', title: 'a test', position, steps: [step] })
  if (scenario === undefined) throw new Error('nothing was read')
  return runScenario(scenario, open)
}

it.each([
  [{ as: 'bob', sees: ['Kobold', 'Priestess of Lolth', 'Deathblade'] }],
  [{ as: 'ann', sees: ['Deathblade'] }],
  [{ as: 'ann', hidden: ['Severin Silrajin'] }],
  [{ as: 'bob', hidden: ['Balor'] }],
])('%j passes', (step) => expect(run(step)).toBeUndefined())

it.each([
  [{ as: 'bob', hidden: ['Kobold'] }, 'Kobold'],
  [{ as: 'ann', sees: ['Severin Silrajin'] }, 'Severin Silrajin'],
  [{ as: 'ann', hidden: ['kobold-0'] }, "there is no card 'kobold-0' in this game"],
])('%j fails', (step, sentence) => expect(run(step)).toContain(sentence))

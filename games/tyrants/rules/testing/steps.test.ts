import { readScenarios, runScenario } from '@parlour/scenario'
import { expect, it } from 'vitest'
import { open } from './open'

const position = {
  players: ['ann', 'bob'],
  ann: { hand: ['Deathblade', 'Noble'] },
  market: ['Kobold'],
  marketDeck: ['Severin Silrajin'],
}

function run(step: object, strict = false): string | undefined {
  const [scenario] = readScenarios({ game: 'tyrants', title: 'a test', position, steps: [step] })
  if (scenario === undefined) throw new Error('nothing was read')
  return runScenario(scenario, open, { strict })
}

it.each([
  [{ as: 'bob', sees: ['Kobold', 'Priestess of Lolth', 'Deathblade'] }],
  [{ as: 'ann', sees: ['Deathblade'] }],
  [{ as: 'ann', hidden: ['Severin Silrajin'] }],
  [{ as: 'bob', hidden: ['Balor'] }],
  [{ as: 'ann', refused: ['Play Card.Balor'] }],
  [{ as: 'ann', refused: [{ action: 'place-troop-with-power', location: 'Eryndlyn' }] }],
  [{ as: 'bob', pick: ['Araumycos'], ifAsked: true }],
  [{ becomes: { market: ['Kobold'], sites: {} } }],
  [{ changes: {} }],
  [{ changes: { market: ['Kobold'] } }],
])('%j passes', (step) => expect(run(step)).toBeUndefined())

it.each([
  [{ as: 'bob', hidden: ['Kobold'] }, 'Kobold'],
  [{ as: 'ann', sees: ['Severin Silrajin'] }, 'Severin Silrajin'],
  [{ as: 'ann', hidden: ['kobold-0'] }, "there is no card 'kobold-0' in this game"],
  [{ as: 'ann', refused: ['Play Card.Deathblad'] }, "there is no 'Deathblad'; did you mean 'Deathblade'?"],
  [
    { as: 'ann', refused: [{ action: 'place-trop-with-power', location: 'Eryndlyn' }] },
    "did you mean 'place-troop-with-power'?",
  ],
  [
    { as: 'ann', refused: [{ action: 'place-troop-with-power', location: 'Eryndyln' }] },
    "did you mean 'Eryndlyn'?",
  ],
  [{ as: 'bob', pick: ['Aramycos'], ifAsked: true }, "there is no 'Aramycos'; did you mean 'Araumycos'?"],
  [{ becomes: {} }, 'the board to be states nothing'],
  [{ becomes: { sites: {} } }, 'the board to be states nothing'],
  [{ changes: { ann: { hand: ['Noble', 'Deathblade'] } } }, 'ann.hand was so before'],
  [{ changes: { ann: { troops: 38 } } }, 'ann.troops: expected 38, found 39'],
  [{ changes: { ann: { influence: 0 } } }, 'ann.influence was so before'],
  [{ changes: { sites: { 'araum-ched': { troops: ['neutral'] } } } }, 'sites.araum-ched was so before'],
  [{ changes: { sites: { 'araum-ched': {} } } }, 'sites.araum-ched.troops: expected [], found ["neutral"]'],
  [{ changes: { devoured: [] } }, 'devoured was so before'],
])('%j fails', (step, sentence) => expect(run(step)).toContain(sentence))

it.each([
  [{ as: 'ann', refused: ['Nonsense.Thing'] }, "nothing is ever called 'Nonsense'"],
  [{ as: 'ann', pick: 'Frobnicate.Wobble', ifAsked: true }, "nothing is ever called 'Frobnicate'"],
  [{ as: 'bob', hidden: ['Balor'] }, "'Balor' is not in play"],
])('%j passes, and fails among the own scenarios of the game', (step, sentence) => {
  expect(run(step)).toBeUndefined()
  expect(run(step, true)).toContain(sentence)
})

it('nonsense that is meant is refused among the own scenarios too', () => {
  expect(run({ as: 'ann', refused: ['Nonsense.Thing'], nonsense: true }, true)).toBeUndefined()
})

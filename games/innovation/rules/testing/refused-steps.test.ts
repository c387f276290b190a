import { readScenarios, runScenario } from '@parlour/scenario'
import { expect, it } from 'vitest'
import { open } from './open'

const position = {
  players: ['ann', 'bob'],
  turn: { player: 'ann', action: 1, round: 2 },
  ann: { hand: ['Tools'] },
}

function run(step: object, strict = false): string | undefined {
  const [scenario] = readScenarios({ game: 'innovation', title: 'a test', position, steps: [step] })
  if (scenario === undefined) throw new Error('nothing was read')
  return runScenario(scenario, open, { strict })
}

it.each([
  [{ as: 'bob', hidden: ['Toools'] }, "there is no card 'Toools' in this game"],
  [{ as: 'bob', hidden: ['*best-1*'] }, "there is no card '*best-1*' in this game"],
  [{ as: 'ann', sees: ['Toools'] }, "there is no card 'Toools' in this game"],
  [{ as: 'anne', hidden: ['Tools'] }, "there is no player 'anne' at this table"],
  [{ as: 'anne', pick: ['Tools'], ifAsked: true }, "there is no player 'anne' at this table"],
  [{ as: 'ann', refused: ['Meld.Toools'] }, "there is no 'Toools'; did you mean 'Tools'?"],
  [{ as: 'ann', pick: ['Meld.Archrey'], ifAsked: true }, "there is no 'Archrey'; did you mean 'Archery'?"],
  [{ becomes: {} }, 'ann.hand: expected [], found ["Tools"]'],
  [{ becomes: { anne: {} } }, "the board to be has the unknown key 'anne'"],
  [{ becomes: { ann: { hands: ['Tools'] } } }, "ann has no place 'hands'"],
  [{ becomes: { ann: { hand: 'Tools' } } }, 'ann.hand must be a list'],
  [{ becomes: { ann: { hand: ['Tools'] }, decks: { best: { 1: [] } } } }, "there is no set 'best'"],
  [
    { becomes: { ann: { hand: ['Tools'] }, decks: { base: { 12: [] } } } },
    "decks.base has the unknown key '12'",
  ],
  [{ becomes: { ann: { hand: ['Tools'] }, junk: 'none' } }, 'junk must be a list'],
  [{ changes: { anne: {} } }, "the board to be has the unknown key 'anne'"],
  [{ changes: { ann: { hands: ['Tools'] } } }, "ann has no place 'hands'"],
  [{ changes: { ann: { hand: 'Tools' } } }, 'ann.hand must be a list'],
  [{ changes: { ann: { hand: ['Tools'] } } }, 'ann.hand was so before'],
  [{ changes: { ann: { hand: [] } } }, 'ann.hand: expected [], found ["Tools"]'],
  [{ changes: { bob: { red: ['Archery'] } } }, 'bob.red: expected'],
  [{ changes: { junk: [] } }, 'junk was so before'],
  [{ changes: { junk: ['Archery'] } }, 'junk: expected ["Archery"], found []'],
])('%j is refused', (step, sentence) => expect(run(step)).toContain(sentence))

it.each([
  [{ as: 'bob', hidden: ['Tools', 'Perfume', '*city-11*'] }],
  [{ as: 'bob', sees: ['*base-1*', 'Empire'] }],
  [{ as: 'bob', pick: ['Tools'], ifAsked: true }],
  [{ as: 'ann', refused: ['Meld.Archery'] }],
  [{ as: 'ann', refused: ['Splay.red'] }],
  [{ becomes: { ann: { hand: ['Tools'] }, decks: { base: { 1: [] } }, junk: [] } }],
  [{ changes: { decks: { base: { 1: [] } }, ann: { totals: { score: 0 } } } }],
])('%j may fail, and passes', (step) => expect(run(step)).toBeUndefined())

it.each([
  [{ as: 'ann', refused: ['Dogma.No Such Card'] }, "nothing is ever called 'No Such Card'"],
  [{ as: 'ann', pick: 'Frobnicate.Wobble', ifAsked: true }, "nothing is ever called 'Frobnicate'"],
  [{ as: 'bob', hidden: ['Jeans'] }, "'Jeans' is not in play"],
])('%j passes, and fails among the own scenarios of the game', (step, sentence) => {
  expect(run(step)).toBeUndefined()
  expect(run(step, true)).toContain(sentence)
})

it('nonsense that is meant is refused among the own scenarios too', () => {
  expect(run({ as: 'ann', refused: ['Nonsense.Thing'], nonsense: true }, true)).toBeUndefined()
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Action Comics #1', {
  'a green 8 lets the compelled player achieve it': {
    position: {
      ann: { yellow: ['Action Comics #1'] },
      bob: { red: ['Fission'] },
      decks: { base: { 8: ['Mass Media'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Action Comics #1' },
      changes({ bob: { hand: ['Mass Media'], achievements: ['Action Comics #1'] }, ann: { yellow: [] } }),
    ],
  },
  'a green 8 is kept where it is not a top card': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Action Comics #1'] },
      bob: { red: ['Fission'] },
      decks: { base: { 8: ['Mass Media'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: { museum: ['Museum 1', 'Action Comics #1'], artifact: [] },
        bob: { hand: ['Mass Media'] },
      }),
    ],
  },
  'an 8 with a clock goes back, gives a top card with a clock away, and again': {
    position: {
      ann: { yellow: ['Action Comics #1'] },
      bob: { red: ['Fission'], blue: ['Software', 'Computers', 'Tools'] },
      decks: { base: { 8: ['Rocketry', 'Quantum Theory', 'Empiricism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Action Comics #1' },
      { as: 'ann', sees: ['Empiricism'] },
      changes({
        ann: { achievements: ['Software', 'Computers'] },
        bob: { blue: ['Tools'], hand: ['Empiricism'] },
      }),
    ],
  },
  'it goes back and nothing more where the top card has no clock or is missing': {
    position: {
      ann: { yellow: ['Action Comics #1'] },
      bob: { red: ['Fission'], blue: ['Tools', 'Software'] },
      decks: { base: { 8: ['Rocketry'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Action Comics #1' }, changes(), { turn: 'bob' }],
  },
})

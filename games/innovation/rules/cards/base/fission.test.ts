import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fission', {
  'on red junks everything and ends the action': {
    position: {
      ann: { red: ['Fission'], hand: ['Tools'], achievements: ['World'] },
      bob: { blue: ['Pottery', 'Writing'], score: ['Oars'], achievements: ['Paper'] },
      achievements: [],
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      changes({
        ann: { red: [], hand: [] },
        bob: { blue: [], score: [] },
        junk: ['Fission', 'Tools', 'Pottery', 'Writing', 'Oars', 'Robotics'],
      }),
      { turn: 'bob' },
    ],
  },
  'otherwise returns a top card of any board but itself': {
    position: {
      ann: { red: ['Fission'] },
      bob: { blue: ['Pottery', 'Tools'], green: ['Sailing'] },
      decks: { base: { 10: ['Databases', 'Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      { as: 'ann', offers: ['Pottery', 'Sailing'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Pottery'] },
      changes({ ann: { hand: ['Software'] }, bob: { blue: ['Tools'], hand: ['Databases'] } }),
    ],
  },
  'never returns itself, and gives a 10 in any case': {
    position: { ann: { red: ['Fission', 'Oars'] }, decks: { base: { 10: ['Databases', 'Software'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      { as: 'ann', sees: ['Databases'] },
      changes({ ann: { hand: ['Software'] }, bob: { hand: ['Databases'] } }),
      { turn: 'bob' },
    ],
  },
  'demands nothing of whoever has as many clocks, who returns a card too': {
    position: {
      ann: { red: ['Fission'] },
      bob: { blue: ['Rocketry'], green: ['Sailing'] },
      decks: { base: { 9: ['Genetics'], 10: ['Robotics', 'Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      { as: 'bob', offers: ['Rocketry', 'Sailing'], count: 1, pick: 'Sailing' },
      changes({ ann: { hand: ['Software', 'Genetics'] }, bob: { hand: ['Robotics'], green: [], blue: [] } }),
    ],
  },
  'junks forecasts, safes and cards on museums, too; the museums return and displays stay': {
    position: {
      expansions: ['base', 'echo', 'usee', 'arti'],
      turn: { player: 'ann', action: 2, round: 2 },
      ann: { red: ['Fission'], museum: ['Museum 1', 'Holmegaard Bows'], safe: ['Fingerprints'] },
      bob: { forecast: ['Dice'], museum: ['Museum 3', 'Oars'], artifact: ['Paper'] },
      achievements: [],
      decks: { usee: { 10: ['Fight Club'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      changes({
        ann: { red: [], safe: [], museum: [] },
        bob: { forecast: [], museum: [] },
        junk: ['Fission', 'Holmegaard Bows', 'Fingerprints', 'Dice', 'Oars', 'Fight Club'],
      }),
      { as: 'bob', pick: ['skip'] },
      changes({ bob: { museum: ['Museum 1', 'Paper'], artifact: [] } }),
    ],
  },
})

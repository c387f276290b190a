import { changes, scenarios } from '../../testing/scenarios'

scenarios('Miniaturization', {
  'for a 10 draws a 10 for each different value in the score pile': {
    position: {
      ann: {
        red: ['Miniaturization'],
        hand: ['Software', 'Tools'],
        score: ['Oars', 'Archery', 'Calendar', 'Coal'],
      },
      decks: { base: { 10: ['Robotics', 'Databases', 'Stem Cells'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Miniaturization' },
      { as: 'ann', offers: ['Software', 'Tools'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Software'] },
      changes({ ann: { hand: ['Tools', 'Robotics', 'Databases', 'Stem Cells'] } }),
    ],
  },
  'draws nothing for a 10 with an empty score pile': {
    position: { ann: { red: ['Miniaturization'], hand: ['Software'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Miniaturization' }, changes({ ann: { hand: [] } }), { turn: 'bob' }],
  },
  'for an 11 junks the whole deck, the returned card with it': {
    position: {
      ann: { red: ['Miniaturization'], hand: ['Fusion'] },
      decksExact: { base: { 11: ['Solar Sailing', 'Climatology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Miniaturization' },
      changes({
        ann: { hand: [] },
        junk: ['Solar Sailing', 'Climatology', 'Fusion'],
        decksExact: { base: { 11: [] } },
      }),
    ],
  },
  'for any other card nothing follows': {
    position: { ann: { red: ['Miniaturization'], hand: ['Tools'], score: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Miniaturization' }, changes({ ann: { hand: [] } })],
  },
  'does nothing with an empty hand': {
    position: { ann: { red: ['Miniaturization'], score: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Miniaturization' }, changes(), { turn: 'bob' }],
  },
  'is shared by whoever has as many lightbulbs': {
    position: {
      ann: { red: ['Miniaturization'] },
      bob: { blue: ['Tools'], hand: ['Software'], score: ['Oars'] },
      decks: { base: { 10: ['Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Miniaturization' },
      changes({ ann: { hand: ['Databases'] }, bob: { hand: ['Robotics'] } }),
    ],
  },
})

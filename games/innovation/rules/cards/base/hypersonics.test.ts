import { changes, scenarios } from '../../testing/scenarios'

scenarios('Hypersonics', {
  'takes two top cards of a value that occurs twice, and all of that value or lower': {
    position: {
      ann: { green: ['Hypersonics'] },
      bob: {
        red: ['Archery'],
        yellow: ['Canal Building'],
        blue: ['Tools'],
        purple: ['Philosophy', 'Monotheism'],
        hand: ['Oars', 'Calendar', 'Coal'],
        score: ['Writing', 'Fission'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hypersonics' },
      { as: 'bob', offers: [1, 2], title: 'Choose Age', count: 1, pick: [2] },
      changes({ bob: { purple: ['Monotheism'], hand: ['Coal'], score: ['Fission'], yellow: [] } }),
    ],
  },
  'its victim chooses two of three': {
    position: {
      ann: { green: ['Hypersonics'] },
      bob: { red: ['Archery'], green: ['Sailing'], blue: ['Tools'], hand: ['Canal Building', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hypersonics' },
      { as: 'bob', offers: ['Archery', 'Sailing', 'Tools'], title: 'Choose card(s) to return', count: 2 },
      { as: 'bob', pick: ['Archery', 'Tools'] },
      changes({ bob: { hand: ['Canal Building'], red: [], blue: [] } }),
    ],
  },
  'takes nothing where all values differ': {
    position: {
      ann: { green: ['Hypersonics'] },
      bob: { red: ['Archery', 'Road Building'], yellow: ['Canal Building'], hand: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Hypersonics' }, changes(), { turn: 'bob' }],
  },
  'demands nothing of whoever has as many clocks': {
    position: {
      ann: { green: ['Hypersonics'] },
      bob: { red: ['Fission'], green: ['Satellites'], hand: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Hypersonics' }, changes()],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Scouting', {
  'keeps one of two 9': {
    position: {
      ann: { blue: ['Scouting'] },
      decks: { base: { 9: ['Genetics', 'Composites'], 10: ['Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Scouting' },
      { as: 'ann', offers: ['Genetics', 'Composites'], title: 'Choose card(s) to return', count: [1, 2] },
      { as: 'ann', pick: ['Genetics'] },
      changes({ ann: { hand: ['Composites'] } }),
    ],
  },
  'keeps a 10 of the color of a returned 9': {
    position: {
      ann: { blue: ['Scouting'] },
      decks: { base: { 9: ['Genetics', 'Composites'], 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Scouting', ['Genetics', 'Composites']] },
      changes({ ann: { hand: ['Robotics'] } }),
    ],
  },
  'puts back a 10 of another color': {
    position: {
      ann: { blue: ['Scouting'] },
      decks: { base: { 9: ['Genetics', 'Composites'], 10: ['A.I.'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Scouting', ['Genetics', 'Composites']] },
      { as: 'bob', sees: ['A.I.'] },
      changes({ decks: { base: { 10: ['A.I.'] } } }),
    ],
  },
})

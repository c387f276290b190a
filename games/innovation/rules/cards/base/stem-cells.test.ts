import { changes, scenarios } from '../../testing/scenarios'

scenarios('Stem Cells', {
  'may score the whole hand, then draws an 11': {
    position: {
      ann: { yellow: ['Stem Cells'], hand: ['Tools', 'Oars'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Stem Cells' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Score all cards from your hand?', count: 1, pick: 'yes' },
      changes({ ann: { hand: ['Fusion'], score: ['Tools', 'Oars'] } }),
      { turn: 'bob' },
    ],
  },
  'may keep the hand': {
    position: {
      ann: { yellow: ['Stem Cells'], hand: ['Tools', 'Oars'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Stem Cells', 'no'] },
      changes({ ann: { hand: ['Tools', 'Oars', 'Fusion'] } }),
    ],
  },
  'asks nothing with an empty hand': {
    position: { ann: { yellow: ['Stem Cells'] }, decks: { base: { 11: ['Fusion'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Stem Cells' }, changes({ ann: { hand: ['Fusion'] } }), { turn: 'bob' }],
  },
  'is shared by whoever has as many leaves': {
    position: {
      ann: { yellow: ['Stem Cells'] },
      bob: { yellow: ['Agriculture'], hand: ['Archery'] },
      decks: { base: { 11: ['Fusion', 'Climatology'], 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Stem Cells' },
      { as: 'bob', pick: ['yes'] },
      changes({ ann: { hand: ['Climatology', 'Robotics'] }, bob: { hand: ['Fusion'], score: ['Archery'] } }),
    ],
  },
})

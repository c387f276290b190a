import { changes, scenarios } from '../../testing/scenarios'

scenarios('Deepfake', {
  'borrows a top card, super-executes it and gives it back': {
    position: {
      ann: { purple: ['Deepfake'] },
      bob: { blue: ['Writing'] },
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Deepfake' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'executes demands on opponents, too': {
    position: {
      ann: { purple: ['Deepfake'], red: ['Archery'] },
      bob: { blue: ['Writing'] },
      achievements: [],
      decks: { base: { '1': ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Deepfake' },
      { as: 'ann', offers: ['Archery', 'Writing'], title: 'Choose a card to transfer', count: 1 },
      { as: 'ann', pick: ['Writing'] },
      { as: 'ann', offers: ['Archery', 'Writing'], title: 'Choose Cards(s)', count: 1, pick: 'Archery' },
      changes({ ann: { hand: ['Oars'] } }),
    ],
  },
  'does nothing in the turn of another': {
    position: {
      ann: { purple: ['Deepfake'], blue: ['Writing'] },
      bob: { red: ['Robotics'], green: ['Self Service'] },
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Deepfake' },
      { as: 'ann', offers: ['Robotics', 'Self Service', 'Writing'], pick: 'Writing' },
      changes({ ann: { hand: ['Calendar'] } }),
    ],
  },
  'gives nothing back that is not a top card any more': {
    position: {
      ann: { purple: ['Deepfake'], blue: ['Pottery'] },
      bob: { green: ['Sailing'] },
      decks: { base: { '1': ['The Wheel'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Deepfake' },
      { as: 'ann', offers: ['Sailing', 'Pottery'], pick: 'Sailing' },
      { as: 'ann', offers: ['Sailing', 'Pottery'], pick: 'Sailing' },
      changes({ ann: { green: ['The Wheel', 'Sailing'] }, bob: { green: [] } }),
    ],
  },
  'may be transferred itself where it is executed on another board': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { yellow: ['Gujin Tushu Jinsheng'] },
      bob: { purple: ['Deepfake'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Gujin Tushu Jinsheng' },
      { as: 'ann', offers: ['Gujin Tushu Jinsheng', 'Deepfake'], title: 'Choose a card to transfer' },
      { as: 'ann', pick: ['Deepfake'] },
      changes({ ann: { achievements: ['Fusion'] } }),
    ],
  },
})

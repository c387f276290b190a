import { scenarios } from '../../testing/scenarios'

scenarios('Ecology', {
  'pays a card, scores one, and draws two 10s': {
    position: {
      ann: { yellow: ['Ecology'], hand: ['Tools', 'Coal', 'Paper'] },
      decks: { base: { 10: ['Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      {
        as: 'ann',
        offers: ['Tools', 'Coal', 'Paper'],
        title: '(optional) Choose card(s) to return',
        min: 0,
        max: 1,
      },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Coal', 'Paper'], title: 'Choose card(s) to score', min: 1, max: 1 },
      { as: 'ann', pick: ['Coal'] },
      { as: 'ann', pick: ['no'] },
      { changes: { ann: { hand: ['Paper', 'Robotics', 'Databases'], score: ['Coal'] } } },
    ],
  },
  'draws two 10s although no card is left to score': {
    position: {
      ann: { yellow: ['Ecology'], hand: ['Tools'] },
      decks: { base: { 10: ['Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', pick: ['no'] },
      { changes: { ann: { hand: ['Robotics', 'Databases'] } } },
    ],
  },
  'scores and draws nothing when nothing is returned': {
    position: { ann: { yellow: ['Ecology'], hand: ['Tools', 'Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'ann', pick: [] },
      { as: 'ann', pick: ['no'] },
      { changes: {} },
    ],
  },
  'junks the deck of 10': {
    position: { ann: { yellow: ['Ecology'] }, decksExact: { base: { 10: ['Robotics', 'Databases'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Junk the 10 deck?', min: 1, max: 1 },
      { as: 'ann', pick: ['yes'] },
      { changes: { junk: ['Robotics', 'Databases'], decksExact: { base: { 10: [] } } } },
    ],
  },
  'asks nothing with an empty hand and an empty deck': {
    position: { ann: { yellow: ['Ecology'] }, decksExact: { base: { 10: [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Ecology' }, { changes: {} }, { turn: 'bob' }],
  },
  'is shared with whoever has as many lightbulbs': {
    position: {
      ann: { yellow: ['Ecology'] },
      bob: { purple: ['Philosophy'], hand: ['Tools', 'Coal'] },
      decks: { base: { 10: ['Robotics', 'Databases'], 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'bob', pick: ['Tools'] },
      { as: 'bob', pick: ['no'] },
      { as: 'ann', pick: ['no'] },
      { changes: { ann: { hand: ['Genetics'] }, bob: { hand: ['Robotics', 'Databases'], score: ['Coal'] } } },
    ],
  },
})

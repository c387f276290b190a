import { changes, scenarios } from '../../testing/scenarios'

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
        count: [0, 1],
      },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Coal', 'Paper'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', picks: ['Coal', 'no'] },
      changes({ ann: { hand: ['Paper', 'Robotics', 'Databases'], score: ['Coal'] } }),
    ],
  },
  'draws two 10s although no card is left to score': {
    position: {
      ann: { yellow: ['Ecology'], hand: ['Tools'] },
      decks: { base: { 10: ['Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Ecology', 'Tools', 'no'] },
      changes({ ann: { hand: ['Robotics', 'Databases'] } }),
    ],
  },
  'scores and draws nothing when nothing is returned': {
    position: { ann: { yellow: ['Ecology'], hand: ['Tools', 'Coal'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Ecology', [], 'no'] }, changes()],
  },
  'junks the deck of 10': {
    position: { ann: { yellow: ['Ecology'] }, decksExact: { base: { 10: ['Robotics', 'Databases'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Junk the 10 deck?', count: 1, pick: 'yes' },
      changes({ junk: ['Robotics', 'Databases'], decksExact: { base: { 10: [] } } }),
    ],
  },
  'asks nothing with an empty hand and an empty deck': {
    position: { ann: { yellow: ['Ecology'] }, decksExact: { base: { 10: [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Ecology' }, changes(), { turn: 'bob' }],
  },
  'is shared with whoever has as many lightbulbs': {
    position: {
      ann: { yellow: ['Ecology'] },
      bob: { purple: ['Philosophy'], hand: ['Tools', 'Coal'] },
      decks: { base: { 10: ['Robotics', 'Databases'], 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'bob', picks: ['Tools', 'no'] },
      { as: 'ann', pick: ['no'] },
      changes({ ann: { hand: ['Genetics'] }, bob: { hand: ['Robotics', 'Databases'], score: ['Coal'] } }),
    ],
  },
})

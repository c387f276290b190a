import { changes, scenarios } from '../../testing/scenarios'

scenarios('Indian Clubs', {
  'takes two score cards, and scores a card from hand for each value scored': {
    position: {
      ann: {
        purple: ['Indian Clubs'],
        score: ['Tools', 'Calendar'],
        hand: ['Oars', 'Archery', 'Mathematics', 'Paper'],
      },
      bob: { score: ['Pottery', 'Sailing', 'Writing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Indian Clubs' },
      { as: 'bob', offers: ['Pottery', 'Sailing', 'Writing'], title: 'Choose card(s) to return', count: 2 },
      { as: 'bob', pick: ['Pottery', 'Sailing'] },
      { as: 'ann', offers: ['Oars', 'Archery'], title: 'Choose a card to score of age 1', count: 1 },
      { as: 'ann', pick: ['Oars'] },
      changes({
        ann: { score: ['Tools', 'Calendar', 'Oars', 'Mathematics'], hand: ['Archery', 'Paper'] },
        bob: { score: ['Writing'] },
      }),
    ],
  },
  'takes all when foreseen': {
    position: {
      ann: { hand: ['Democracy'], forecast: ['Indian Clubs'] },
      bob: { score: ['Pottery', 'Sailing', 'Writing'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Democracy' },
      { as: 'bob', pick: ['Pottery', 'Sailing'] },
      changes({ ann: { purple: ['Indian Clubs', 'Democracy'], hand: [], forecast: [] }, bob: { score: [] } }),
    ],
  },
  'scores nothing with an empty score pile': {
    position: { ann: { purple: ['Indian Clubs'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Indian Clubs' }, changes(), { turn: 'bob' }],
  },
})

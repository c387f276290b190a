import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Robocar', {
  'melds what an opponent picks unseen and executes it, until the hand is empty': {
    position: {
      ann: { green: ['Robocar'], hand: ['Writing', 'Archery'] },
      achievements: [],
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robocar' },
      { as: 'bob', offers: ['*base-1* (ann)', '*base-1* (ann)'], title: 'Choose Cards(s)', count: 1 },
      { as: 'bob', hidden: ['Writing', 'Archery'] },
      { as: 'bob', pick: ['*base-1* (ann)'] },
      { as: 'bob', offers: ['*base-1* (ann)', '*base-2* (ann)'], pick: '*base-2* (ann)' },
      changes({ ann: { blue: ['Calendar', 'Writing'], red: ['Archery'], hand: [] } }),
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { green: ['Robocar'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Robocar' }, changes(), { turn: 'bob' }],
  },
  'executes nothing, and does not repeat, in the turn of another': {
    position: {
      ann: { green: ['Robocar'] },
      bob: { yellow: ['Canning'], hand: ['Writing', 'Tools'] },
      decks: { base: { '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Robocar', '*base-1* (bob)'] },
      changes({ ann: { hand: ['Fusion'] }, bob: { blue: ['Writing'], hand: ['Tools'] } }),
    ],
  },
  'hides a card from the opponent even when it was revealed before': {
    position: {
      ann: { green: ['Robocar'], purple: ['Mysticism'], hand: ['Archery'] },
      turn: annsTurn,
      achievements: [],
      decks: { base: { '1': ['Oars', 'Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mysticism' },
      { as: 'bob', sees: ['Oars'] },
      { as: 'ann', pick: 'Dogma.Robocar' },
      { as: 'bob', offers: ['*base-1* (ann)', '*base-1* (ann)'], pick: '*base-1* (ann)' },
      changes({ ann: { red: ['Oars', 'Archery'], blue: ['Tools'], hand: [] } }),
    ],
  },
})

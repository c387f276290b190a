import { changes, scenarios } from '../../testing/scenarios'

scenarios('Area 51', {
  'draws an 11 and super-executes a secret on your own turn': {
    position: {
      ann: { green: ['Area 51', 'Sailing'], safe: ['Oars', 'Coal'] },
      bob: { hand: ['Clothing'] },
      decks: { base: { 11: ['Fusion'], 1: ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Area 51' },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      { as: 'ann', offers: ['Draw a 11', 'Safeguard a standard achievement'], count: 1, pick: 'Draw a 11' },
      {
        as: 'ann',
        offers: ['*base-1* (ann)', '*base-5* (ann)'],
        title: 'Choose a secret to reveal and execute',
        count: 1,
      },
      { as: 'ann', pick: ['*base-1* (ann)'] },
      { as: 'bob', sees: ['Oars'] },
      changes({
        ann: { green: { cards: ['Area 51', 'Sailing'], splay: 'up' }, hand: ['Fusion'], score: ['Clothing'] },
        bob: { hand: ['Pottery'] },
      }),
    ],
  },
  'safeguards an achievement, which can be the secret': {
    position: {
      achievements: ['Writing', 'Paper'],
      ann: { green: ['Area 51'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Area 51', 'Safeguard a standard achievement'] },
      { as: 'ann', offers: ['*base-1*', '*base-3*'], title: 'Choose card(s) to safeguard', count: 1 },
      { as: 'ann', pick: ['*base-1*'] },
      changes({ ann: { hand: ['Calendar'], safe: ['Writing'] } }),
    ],
  },
  "only reveals on another's turn": {
    position: {
      ann: { green: ['Area 51'] },
      bob: { purple: ['Philosophy'], safe: ['Writing'] },
      decks: { base: { 11: ['Fusion', 'Hypersonics'], 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Area 51' },
      { as: 'bob', pick: ['Draw a 11'] },
      { as: 'ann', pick: ['Draw a 11'] },
      { as: 'ann', sees: ['Writing'] },
      changes({ ann: { hand: ['Hypersonics', 'Genetics'] }, bob: { hand: ['Fusion'] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Perspective', {
  'pays a card and scores one for each two lightbulbs': {
    position: { ann: { yellow: ['Perspective'], hand: ['Tools', 'Oars', 'Paper'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Perspective' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Paper'],
        title: '(optional) Choose card(s) to return',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Oars', 'Paper'], title: 'Choose card(s) to score', count: 1, pick: 'Paper' },
      changes({ ann: { hand: ['Oars'], score: ['Paper'] } }),
      { turn: 'bob' },
    ],
  },
  'rounds down: five lightbulbs score two': {
    position: {
      ann: {
        yellow: ['Perspective'],
        blue: ['Experimentation'],
        hand: ['Tools', 'Oars', 'Paper', 'Sailing'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Perspective', 'Tools'] },
      { as: 'ann', offers: ['Oars', 'Paper', 'Sailing'], count: 2, pick: ['Oars', 'Sailing'] },
      changes({ ann: { hand: ['Paper'], score: ['Oars', 'Sailing'] } }),
    ],
  },
  'scores what there is when the hand is too small': {
    position: { ann: { yellow: ['Perspective'], blue: ['Experimentation'], hand: ['Tools', 'Oars'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Perspective', 'Tools'] },
      changes({ ann: { score: ['Oars'], hand: [] } }),
    ],
  },
  'scores nothing when nothing is returned': {
    position: { ann: { yellow: ['Perspective'], hand: ['Tools', 'Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Perspective' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { yellow: ['Perspective'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Perspective' }, changes(), { turn: 'bob' }],
  },
  'shares with whoever has as many lightbulbs, who counts their own ones': {
    position: {
      ann: { yellow: ['Perspective'] },
      bob: {
        blue: ['Atomic Theory'],
        purple: ['Philosophy'],
        hand: ['Sailing', 'Clothing', 'Archery', 'Oars'],
      },
      decks: { base: { 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Perspective' },
      { as: 'bob', pick: ['Sailing'] },
      changes({ ann: { hand: ['Invention'] }, bob: { score: ['Clothing', 'Archery', 'Oars'], hand: [] } }),
    ],
  },
})

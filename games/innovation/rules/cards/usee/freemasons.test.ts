import { changes, scenarios } from '../../testing/scenarios'

scenarios('Freemasons', {
  'tucks at most one card of each color': {
    position: { ann: { yellow: ['Freemasons'], hand: ['Archery', 'Oars', 'Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Freemasons' },
      {
        as: 'ann',
        offers: ['Archery', 'Oars', 'Sailing'],
        title: '(optional) Choose up to one card of each color',
        count: [0, 3],
      },
      {
        as: 'ann',
        picks: [
          ['Archery', 'Oars'],
          ['Archery', 'Sailing'],
        ],
      },
      changes({ ann: { hand: ['Oars'], red: ['Archery'], green: ['Sailing'] } }),
    ],
  },
  'draws two 3 for a yellow card, and may splay yellow or blue left': {
    position: {
      ann: { yellow: ['Freemasons'], blue: ['Tools', 'Pottery'], hand: ['Agriculture'] },
      decks: { base: { 3: ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Freemasons', 'Agriculture'] },
      {
        as: 'ann',
        offers: ['yellow', 'blue'],
        title: '(optional) Choose a color to splay left',
        count: [0, 1],
      },
      { as: 'ann', pick: ['yellow'] },
      changes({
        ann: { yellow: { cards: ['Freemasons', 'Agriculture'], splay: 'left' }, hand: ['Paper', 'Optics'] },
      }),
    ],
  },
  'draws two 3 for a card of another set': {
    position: {
      ann: { yellow: ['Freemasons'], hand: ['Dance'] },
      decks: { base: { 3: ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Freemasons', 'Dance'] },
      changes({ ann: { hand: ['Paper', 'Optics'], green: ['Dance'] } }),
    ],
  },
  'need not tuck': {
    position: { ann: { yellow: ['Freemasons'], hand: ['Agriculture'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Freemasons' }, { as: 'ann', pick: [] }, changes()],
  },
})

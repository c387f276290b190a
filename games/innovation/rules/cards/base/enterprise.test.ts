import { changes, scenarios } from '../../testing/scenarios'

scenarios('Enterprise', {
  'takes a top card with a coin, no purple one, for which the victim melds a 4': {
    position: {
      ann: { purple: ['Enterprise'], green: ['Compass'] },
      bob: {
        green: ['Clothing', 'The Wheel'],
        purple: ['Democracy'],
        yellow: ['Medicine'],
        blue: ['Tools', 'Mathematics'],
      },
      decks: { base: { 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Enterprise' },
      { as: 'bob', offers: ['Clothing', 'Medicine'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Clothing'] },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({
        ann: { green: { cards: ['Clothing', 'Compass'], splay: 'right' } },
        bob: { green: ['Invention', 'The Wheel'] },
      }),
      { turn: 'bob' },
    ],
  },
  'takes no purple card, and then nothing is melded': {
    position: { ann: { purple: ['Enterprise'] }, bob: { purple: ['Democracy'], blue: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Enterprise' }, changes(), { turn: 'bob' }],
  },
  'need not splay': {
    position: { ann: { purple: ['Enterprise'], green: ['Compass', 'Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Enterprise' }, { as: 'ann', pick: [] }, changes()],
  },
  'shares only the splay with whoever has as many coins': {
    position: {
      ann: { purple: ['Enterprise'] },
      bob: { green: ['Navigation', 'Sailing'] },
      decks: { base: { 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Enterprise' },
      { as: 'bob', pick: ['green'] },
      changes({
        ann: { hand: ['Invention'] },
        bob: { green: { cards: ['Navigation', 'Sailing'], splay: 'right' } },
      }),
    ],
  },
})

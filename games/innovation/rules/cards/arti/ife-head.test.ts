import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ife Head', {
  'splays an unsplayed color right and junks an achievement by the number of its cards': {
    position: {
      ann: {
        green: ['Ife Head'],
        red: ['Oars', 'Archery'],
        blue: { cards: ['Tools', 'Writing'], splay: 'left' },
        purple: ['Mysticism', 'Philosophy', 'Education'],
      },
      achievements: ['Calendar', 'Paper', 'Compass'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ife Head' },
      { as: 'ann', offers: ['red', 'purple'], title: 'Choose a color to splay right', count: 1 },
      { as: 'ann', pick: ['purple'] },
      { as: 'ann', offers: ['*base-3*', '*base-3*'], title: 'Choose an achievement to junk' },
      { as: 'ann', pick: ['*base-3*'] },
      changes({
        ann: { purple: { cards: ['Mysticism', 'Philosophy', 'Education'], splay: 'right' } },
        junk: ['Paper'],
      }),
    ],
  },
  'draws a card of that value where no such achievement is left': {
    position: {
      ann: { green: ['Ife Head'], red: ['Oars', 'Archery'] },
      achievements: ['Paper'],
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ife Head' },
      changes({ ann: { red: { cards: ['Oars', 'Archery'], splay: 'right' }, hand: ['Calendar'] } }),
    ],
  },
  'where every color is splayed or too small, it draws of the lowest value': {
    position: {
      ann: { green: ['Ife Head'], red: { cards: ['Oars', 'Archery'], splay: 'left' } },
      achievements: ['Calendar'],
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Ife Head' }, changes({ ann: { hand: ['Tools'] } }), { turn: 'bob' }],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Puffing Billy', {
  'tucks a card, splays its color right and draws by the icon that shows most': {
    position: {
      ann: { blue: ['Puffing Billy'], red: ['Archery', 'Metalworking'], hand: ['Oars', 'Tools'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Puffing Billy' },
      { as: 'ann', offers: ['Oars', 'Tools'], title: 'Choose card(s) to tuck', count: 1, pick: 'Oars' },
      // Castles: two of Archery, two of Metalworking and one of Oars.
      changes({
        ann: { red: { cards: ['Archery', 'Metalworking', 'Oars'], splay: 'right' }, hand: ['Tools', 'Coal'] },
      }),
    ],
  },
  'counts the icons of a single card': {
    position: { ann: { blue: ['Puffing Billy'], hand: ['Agriculture'] }, decks: { base: { 3: ['Paper'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Puffing Billy' },
      changes({ ann: { yellow: ['Agriculture'], hand: ['Paper'] } }),
    ],
  },
  'draws of the lowest value with an empty hand, for no color shows an icon': {
    position: { ann: { blue: ['Puffing Billy', 'Tools'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Puffing Billy' },
      changes({ ann: { hand: ['Oars'] } }),
      { turn: 'bob' },
    ],
  },
})

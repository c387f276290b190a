import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cyrus Cylinder', {
  'splays a color of any board left and self-executes another purple card': {
    position: {
      ann: { purple: ['Cyrus Cylinder'], red: ['Oars', 'Archery'] },
      bob: {
        blue: ['Pottery', 'Tools'],
        yellow: { cards: ['Masonry', 'Agriculture'], splay: 'left' },
        purple: ['Mysticism'],
      },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cyrus Cylinder' },
      { as: 'ann', offers: ['ann-red', 'bob-blue'], title: 'Choose a color to splay left', count: 1 },
      { as: 'ann', pick: ['bob-blue'] },
      changes({ ann: { hand: ['Sailing'] }, bob: { blue: { cards: ['Pottery', 'Tools'], splay: 'left' } } }),
    ],
  },
  'earns a chain achievement within another execution, and carries out no demand': {
    position: {
      ann: { green: ['Self Service'], purple: ['Cyrus Cylinder'] },
      bob: { purple: ['Monotheism'], yellow: ['Masonry'], achievements: ['Tools'] },
      decks: { base: { 1: ['Oars'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Self Service' },
      changes({ ann: { red: ['Oars'], achievements: ['Fusion'] } }),
    ],
  },
  'does nothing where nothing can be splayed and no other purple card is on top': {
    position: { ann: { purple: ['Cyrus Cylinder'] }, bob: { red: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Cyrus Cylinder' }, changes(), { turn: 'bob' }],
  },
})

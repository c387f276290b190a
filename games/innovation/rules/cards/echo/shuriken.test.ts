import { changes, scenarios } from '../../testing/scenarios'

scenarios('Shuriken', {
  'takes two non-red top cards with castles or persons; may splay purple right': {
    position: {
      ann: { red: ['Shuriken'], purple: ['Philosophy', 'Mysticism'] },
      bob: { blue: ['Tools'], green: ['The Wheel'], yellow: ['Masonry'], red: ['Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Shuriken' },
      { as: 'bob', offers: ['Masonry', 'The Wheel', 'Tools'], title: 'Choose card(s) to transfer', count: 2 },
      { as: 'bob', pick: ['Tools', 'Masonry'] },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      changes({
        ann: {
          blue: ['Tools'],
          yellow: ['Masonry'],
          purple: { cards: ['Philosophy', 'Mysticism'], splay: 'right' },
        },
        bob: { yellow: [], blue: [] },
      }),
    ],
  },
  'takes a single one where there are no two': {
    position: {
      ann: { red: ['Shuriken'] },
      bob: { purple: ['The Internet'], red: ['Archery'], yellow: ['Agriculture'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Shuriken' },
      changes({ ann: { purple: ['The Internet'] }, bob: { purple: [] } }),
    ],
  },
  'makes both achievements of the leader when foreseen': {
    position: {
      ann: { hand: ['Colonialism'], forecast: ['Shuriken'] },
      bob: { blue: ['Tools'], green: ['The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Colonialism' },
      changes({
        ann: {
          red: ['Shuriken', 'Colonialism'],
          achievements: ['Tools', 'The Wheel'],
          hand: [],
          forecast: [],
        },
        bob: { green: [], blue: [] },
      }),
    ],
  },
  'makes no achievement of a single one': {
    position: { ann: { hand: ['Colonialism'], forecast: ['Shuriken'] }, bob: { blue: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Colonialism' },
      changes({
        ann: { red: ['Shuriken', 'Colonialism'], blue: ['Tools'], hand: [], forecast: [] },
        bob: { blue: [] },
      }),
    ],
  },
})

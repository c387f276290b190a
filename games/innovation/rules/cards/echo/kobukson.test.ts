import { changes, scenarios } from '../../testing/scenarios'

scenarios('Kobukson', {
  'splays any stack left, takes castles from the top of a board, and both tuck a 4': {
    position: {
      ann: { red: ['Kobukson'] },
      bob: { blue: ['Tools', 'Pottery'], green: ['The Wheel'] },
      decks: { base: { '4': ['Gunpowder', 'Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Kobukson' },
      {
        as: 'ann',
        offers: [
          'ann red',
          'ann yellow',
          'ann green',
          'ann blue',
          'ann purple',
          'bob red',
          'bob yellow',
          'bob green',
          'bob blue',
          'bob purple',
        ],
        title: 'Choose a stack to splay left',
        count: 1,
      },
      { as: 'ann', pick: ['bob blue'] },
      changes({ ann: { green: ['Invention'] }, bob: { blue: ['Pottery'], red: ['Gunpowder'], green: [] } }),
    ],
  },
  'leaves the splay of another board': {
    position: {
      ann: { red: ['Kobukson'] },
      bob: { blue: ['Pottery', 'Tools'] },
      decks: { base: { '4': ['Gunpowder', 'Invention'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Kobukson', 'bob blue'] },
      changes({
        ann: { green: ['Invention'] },
        bob: { blue: { cards: ['Pottery', 'Tools'], splay: 'left' }, red: ['Gunpowder'] },
      }),
    ],
  },
  'does nothing to a stack that cannot be splayed': {
    position: { ann: { red: ['Kobukson'] }, decks: { base: { '4': ['Gunpowder', 'Invention'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Kobukson', 'ann green'] },
      changes({ ann: { green: ['Invention'] }, bob: { red: ['Gunpowder'] } }),
    ],
  },
  'melds a 5 when foreseen': {
    position: {
      ann: { hand: ['Colonialism'], forecast: ['Kobukson'] },
      decks: { base: { '4': ['Gunpowder', 'Anatomy'], '5': ['Physics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Colonialism', 'ann red'] },
      changes({
        ann: {
          red: { cards: ['Kobukson', 'Colonialism'], splay: 'left' },
          yellow: ['Anatomy'],
          blue: ['Physics'],
          hand: [],
          forecast: [],
        },
        bob: { red: ['Gunpowder'] },
      }),
    ],
  },
})

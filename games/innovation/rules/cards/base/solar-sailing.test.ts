import { changes, scenarios } from '../../testing/scenarios'

scenarios('Solar Sailing', {
  'melds an 11, returns all beneath the top four of its color and splays it aslant': {
    position: {
      ann: { blue: ['Solar Sailing', 'Software', 'Computers', 'Genetics', 'Tools'] },
      decks: { base: { 11: ['Climatology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Solar Sailing' },
      changes({
        ann: { blue: { cards: ['Climatology', 'Solar Sailing', 'Software', 'Computers'], splay: 'aslant' } },
      }),
      { turn: 'bob' },
    ],
  },
  'returns nothing of a color that is splayed aslant, and wins with six cards of it': {
    position: {
      ann: {
        blue: { cards: ['Solar Sailing', 'Software', 'Computers', 'Genetics', 'Tools'], splay: 'aslant' },
      },
      decks: { base: { 11: ['Climatology'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Solar Sailing' }, { over: { winner: 'ann', reason: 'Solar Sailing' } }],
  },
  'does not win with five': {
    position: {
      ann: { blue: { cards: ['Solar Sailing', 'Software', 'Computers', 'Genetics'], splay: 'aslant' } },
      decks: { base: { 11: ['Climatology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Solar Sailing' },
      changes({
        ann: {
          blue: {
            cards: ['Climatology', 'Solar Sailing', 'Software', 'Computers', 'Genetics'],
            splay: 'aslant',
          },
        },
      }),
    ],
  },
  'cannot splay a single card': {
    position: { ann: { blue: ['Solar Sailing'] }, decks: { base: { 11: ['Fusion'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Solar Sailing' }, changes({ ann: { red: ['Fusion'] } })],
  },
  'is shared by whoever has as many lightbulbs': {
    position: {
      ann: { blue: ['Solar Sailing'] },
      bob: { blue: ['Tools'], red: ['Archery'] },
      decks: { base: { 11: ['Fusion', 'Astrogeology', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Solar Sailing' },
      changes({
        ann: { red: ['Astrogeology'], hand: ['Hypersonics'] },
        bob: { red: { cards: ['Fusion', 'Archery'], splay: 'aslant' } },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

const seven = ['Tools', 'Writing', 'Pottery', 'Sailing', 'Clothing', 'Masonry', 'Mysticism']

scenarios('Astrogeology', {
  'splays the color of what it reveals and takes all beneath the top four into hand': {
    position: {
      ann: { red: ['Astrogeology', 'Fission', 'Coal', 'Gunpowder', 'Oars', 'Archery'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Astrogeology' },
      { as: 'bob', sees: ['Fusion'] },
      changes({
        ann: {
          red: { cards: ['Astrogeology', 'Fission', 'Coal', 'Gunpowder'], splay: 'aslant' },
          hand: ['Fusion', 'Oars', 'Archery'],
        },
      }),
    ],
  },
  'takes nothing where the color is splayed aslant already': {
    position: {
      ann: { red: { cards: ['Astrogeology', 'Fission', 'Coal', 'Gunpowder', 'Oars'], splay: 'aslant' } },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Astrogeology' }, changes({ ann: { hand: ['Fusion'] } })],
  },
  'wins with eight cards in hand': {
    position: { ann: { red: ['Astrogeology'], hand: seven }, decks: { base: { 11: ['Solar Sailing'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Astrogeology' }, { over: { winner: 'ann', reason: 'Astrogeology' } }],
  },
  'does not win with seven': {
    position: {
      ann: { red: ['Astrogeology', 'Oars'], blue: ['Software', 'Genetics'], hand: seven.slice(1) },
      decks: { base: { 11: ['Solar Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Astrogeology' },
      changes({
        ann: {
          blue: { cards: ['Software', 'Genetics'], splay: 'aslant' },
          hand: [...seven.slice(1), 'Solar Sailing'],
        },
      }),
      { turn: 'bob' },
    ],
  },
  'is shared by whoever has as many factories, who may win by it': {
    position: {
      ann: { red: ['Astrogeology'] },
      bob: { red: ['Gunpowder'], hand: seven },
      decks: { base: { 11: ['Solar Sailing', 'Fusion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Astrogeology' }, { over: { winner: 'bob', reason: 'Astrogeology' } }],
  },
})

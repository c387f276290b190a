import { changes, scenarios } from '../../testing/scenarios'

scenarios('Genetics', {
  'melds an 11 and scores all cards beneath it': {
    position: { ann: { blue: ['Genetics', 'Tools', 'Pottery'] }, decks: { base: { 11: ['Climatology'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Genetics' },
      changes({ ann: { blue: ['Climatology'], score: ['Genetics', 'Tools', 'Pottery'] } }),
      { turn: 'bob' },
    ],
  },
  'scores nothing beneath the first card of a color': {
    position: { ann: { blue: ['Genetics', 'Tools'] }, decks: { base: { 11: ['Fusion'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Genetics' }, changes({ ann: { red: ['Fusion'] } })],
  },
  'ends the game when there is no 11 left': {
    position: { ann: { blue: ['Genetics'] }, bob: { score: ['Tools'] }, decksExact: { base: { 11: [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Genetics' }, { over: { winner: 'bob', reason: 'high draw' } }],
  },
  'is shared with whoever has as many lightbulbs': {
    position: {
      ann: { blue: ['Genetics'] },
      bob: { purple: ['Philosophy'], red: ['Archery', 'Oars'] },
      decks: { base: { 11: ['Fusion', 'Astrogeology', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Genetics' },
      changes({
        ann: { red: ['Astrogeology'], hand: ['Hypersonics'] },
        bob: { red: ['Fusion'], score: ['Archery', 'Oars'] },
      }),
    ],
  },
})

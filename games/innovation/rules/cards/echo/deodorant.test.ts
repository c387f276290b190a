import { changes, scenarios } from '../../testing/scenarios'

scenarios('Deodorant', {
  'melds a 3, and draws a 4 without a top castle': {
    position: {
      ann: { yellow: ['Deodorant', 'Masonry', 'Canning'] },
      decks: { base: { '3': ['Optics'], '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Deodorant' },
      changes({ ann: { red: ['Optics'], hand: ['Invention'] } }),
      { turn: 'bob' },
    ],
  },
  'melds another 3 with a top castle': {
    position: {
      ann: { yellow: ['Deodorant'], red: ['Archery'] },
      decks: { base: { '3': ['Education', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Deodorant' },
      changes({ ann: { purple: ['Education'], green: ['Paper'] } }),
    ],
  },
  'junks the deck of 4 with a top factory': {
    position: {
      ann: { yellow: ['Deodorant'], red: ['Coal'] },
      decks: { base: { '3': ['Education'] } },
      decksExact: { base: { '4': ['Invention', 'Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Deodorant' },
      changes({ ann: { purple: ['Education'], hand: ['Invention'] }, junk: ['Gunpowder'] }),
    ],
  },
})

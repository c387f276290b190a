import { changes, scenarios } from '../../testing/scenarios'

scenarios('Steam Engine', {
  'tucks two 4s and scores the bottom yellow card': {
    position: {
      ann: { yellow: ['Steam Engine'] },
      decks: { base: { 4: ['Perspective', 'Invention'] } },
      decksExact: { base: { 6: ['Canning', 'Democracy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Steam Engine' },
      changes({
        ann: { green: ['Invention'], score: ['Perspective'] },
        decksExact: { base: { 6: ['Canning', 'Democracy'] } },
      }),
      { turn: 'bob' },
    ],
  },
  'junks the deck of 6 when the bottom card is itself': {
    position: {
      ann: { yellow: ['Steam Engine'] },
      decks: { base: { 4: ['Invention', 'Gunpowder'] } },
      decksExact: { base: { 6: ['Canning', 'Democracy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Steam Engine' },
      changes({
        ann: { green: ['Invention'], red: ['Gunpowder'], score: ['Steam Engine'], yellow: [] },
        junk: ['Canning', 'Democracy'],
        decksExact: { base: { 6: [] } },
      }),
    ],
  },
  'scores nothing without a yellow card, for whoever shares': {
    position: {
      ann: { yellow: ['Steam Engine', 'Masonry'] },
      bob: { red: ['Coal'] },
      decks: { base: { 4: ['Invention', 'Gunpowder', 'Enterprise', 'Reformation'], 5: ['Banking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Steam Engine' },
      changes({
        ann: {
          yellow: ['Steam Engine'],
          purple: ['Enterprise', 'Reformation'],
          score: ['Masonry'],
          hand: ['Banking'],
        },
        bob: { red: ['Coal', 'Gunpowder'], green: ['Invention'] },
      }),
    ],
  },
})

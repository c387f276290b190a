import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ice Cream', {
  'scores a top card, melds a 1 on the other board, and may junk a deck': {
    position: {
      ann: { purple: ['Ice Cream'], blue: ['Tools'], red: ['Candles'] },
      decks: { base: { '1': ['Oars'] } },
      decksExact: { base: { '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ice Cream' },
      { as: 'ann', offers: [6, 7, 8, 9], title: '(optional) Choose Age', count: [0, 1], pick: [6] },
      changes({ ann: { score: ['Tools'], blue: [] }, bob: { red: ['Oars'] }, junk: ['Classification'] }),
    ],
  },
  'achieves the highest card of the junk, if eligible': {
    position: {
      ann: { purple: ['Ice Cream'], score: ['Fusion', 'Hypersonics', 'Software'] },
      junk: ['Tools'],
      decksExact: { base: { '1': ['Oars'], '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Ice Cream', [6]] },
      changes({ ann: { achievements: ['Classification'] }, bob: { red: ['Oars'] } }),
    ],
  },
  'achieves nothing when declined': {
    position: {
      ann: { purple: ['Ice Cream'], score: ['Software'] },
      junk: ['Tools'],
      decks: { base: { '1': ['Oars'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Ice Cream', []] }, changes({ bob: { red: ['Oars'] } })],
  },
})

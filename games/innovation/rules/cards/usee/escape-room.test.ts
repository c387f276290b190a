import { changes, scenarios } from '../../testing/scenarios'

scenarios('Escape Room', {
  'has an 11 scored, with a card of its color, and scores clocks': {
    position: {
      ann: { yellow: ['Escape Room'], red: ['Fission'], green: ['Satellites'], blue: ['Tools', 'Computers'] },
      bob: { hand: ['Oars', 'Archery', 'Pottery'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Escape Room' },
      { as: 'bob', offers: ['Oars', 'Archery'], title: 'Choose card(s) to score', count: 1, pick: 'Oars' },
      changes({
        ann: { score: ['Fission', 'Satellites'], red: [], green: [] },
        bob: { hand: ['Archery', 'Pottery'], score: ['Fusion', 'Oars'] },
      }),
    ],
  },
  'whoever cannot score a card of the color loses': {
    position: {
      ann: { yellow: ['Escape Room'] },
      bob: { hand: ['Pottery'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Escape Room' }, { over: { winner: 'ann', reason: 'Escape Room' } }],
  },
})

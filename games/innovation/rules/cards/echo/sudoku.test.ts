import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sudoku', {
  'may tuck, then melds a card of any value and executes it': {
    position: {
      ann: { purple: ['Sudoku'], hand: ['Oars', 'Tools'] },
      decks: { base: { '1': ['Writing'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sudoku' },
      { as: 'ann', offers: ['Oars', 'Tools'], title: '(optional) Choose card(s) to tuck', count: [0, 2] },
      { as: 'ann', pick: ['Oars'] },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [1] },
      changes({ ann: { red: ['Oars'], blue: ['Writing'], hand: ['Tools', 'Calendar'] } }),
    ],
  },
  'wins with nine different bonuses': {
    position: {
      ann: {
        purple: { cards: ['Sudoku', 'Rock'], splay: 'aslant' },
        red: {
          cards: ['Candles', 'Plumbing', 'Crossbow', 'Kobukson', 'Loom', 'Rubber', 'Jet'],
          splay: 'aslant',
        },
      },
      decks: { base: { '1': ['Writing'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Sudoku', [1]] }, { over: { winner: 'ann', reason: 'Sudoku' } }],
  },
  'does not win with eight, equal ones counting once': {
    position: {
      ann: {
        purple: { cards: ['Sudoku', 'Rock'], splay: 'aslant' },
        red: { cards: ['Candles', 'Plumbing', 'Crossbow', 'Kobukson', 'Loom', 'Rubber'], splay: 'aslant' },
        yellow: ['Soap'],
      },
      decks: { base: { '1': ['Writing'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Sudoku', [1]] },
      changes({ ann: { blue: ['Writing'], hand: ['Calendar'] } }),
    ],
  },
  'value 0 is a value to draw, too': {
    position: { age0: true, ann: { purple: ['Sudoku'] }, decks: { base: { 0: ['Foraging', 'Fire'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Sudoku', [0]] },
      { as: 'ann', pick: ['no'], ifAsked: true },
      changes({ ann: { green: ['Foraging'], hand: ['Fire'] } }),
    ],
  },
})

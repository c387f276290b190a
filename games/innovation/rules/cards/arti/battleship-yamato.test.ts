import { changes, scenarios } from '../../testing/scenarios'

scenarios('Battleship Yamato', {
  'counts as value 11 on a board: its owner draws 11s': {
    position: { ann: { red: ['Battleship Yamato'] }, decks: { base: { 11: ['Fusion'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Fusion'] } })],
  },
  'counts as value 8 in a score pile': {
    position: { ann: { red: ['Archery'], score: ['Battleship Yamato'] }, decks: { base: { 1: ['Tools'] } } },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Tools'], totals: { score: 8 } } }),
    ],
  },
  'has nothing to activate': {
    position: { ann: { red: ['Battleship Yamato'], blue: ['Tools'] } },
    steps: [{ as: 'ann', offers: ['Tools'], in: 'Dogma' }],
  },
})

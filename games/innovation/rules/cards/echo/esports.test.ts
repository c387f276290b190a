import { changes, scenarios } from '../../testing/scenarios'

scenarios('Esports', {
  'scores a card of the value of each non-yellow top card': {
    position: {
      ann: { yellow: ['Esports'], red: ['Optics'], blue: ['Tools'] },
      decks: { base: { '1': ['Oars'], '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Esports' },
      changes({ ann: { score: ['Oars', 'Paper'] } }),
      { turn: 'bob' },
    ],
  },
  'wins when foreseen': {
    position: {
      ann: { hand: ['Fusion'], forecast: ['Esports'] },
      decks: { base: { '11': ['Hypersonics'] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Fusion' }, { over: { winner: 'ann', reason: 'Esports' } }],
  },
  'does not win without a non-yellow top card': {
    position: { ann: { hand: ['Reclamation'], forecast: ['Esports'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Reclamation' },
      changes({ ann: { yellow: ['Esports', 'Reclamation'], hand: [], forecast: [] } }),
      { turn: 'bob' },
    ],
  },
  'draws by the value that a card has on the board': {
    position: {
      ann: { yellow: ['Esports'], red: ['Battleship Yamato'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Esports' }, changes({ ann: { score: ['Fusion'] } })],
  },
})

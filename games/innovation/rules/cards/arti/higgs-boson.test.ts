import { changes, scenarios } from '../../testing/scenarios'

scenarios('Higgs Boson', {
  'scores the whole board, itself included': {
    position: {
      ann: {
        blue: ['Higgs Boson', 'Tools'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        hand: ['Coal'],
      },
      bob: { red: ['Optics'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Higgs Boson' },
      changes({ ann: { score: ['Higgs Boson', 'Tools', 'Archery', 'Oars'], red: [], blue: [] } }),
    ],
  },
  'scores nothing of an empty board': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Higgs Boson'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { museum: ['Museum 1', 'Higgs Boson'], artifact: [] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Liner Titanic', {
  'scores the bottom card of each color, itself included, and junks no deck': {
    position: { ann: { green: ['Liner Titanic'], red: ['Archery', 'Oars'], blue: ['Pottery', 'Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Liner Titanic' },
      changes({
        ann: { red: ['Archery'], blue: ['Pottery'], score: ['Oars', 'Liner Titanic', 'Tools'], green: [] },
      }),
    ],
  },
  'scores nothing from an empty board': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Liner Titanic'] },
      bob: { red: ['Archery'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { museum: ['Museum 1', 'Liner Titanic'], artifact: [] } }),
    ],
  },
})

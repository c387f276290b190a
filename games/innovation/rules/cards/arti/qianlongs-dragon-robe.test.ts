import { changes, scenarios } from '../../testing/scenarios'

scenarios("Qianlong's Dragon Robe", {
  'takes red and green from the board, yellow and purple from the score pile': {
    position: {
      ann: { yellow: ["Qianlong's Dragon Robe"] },
      bob: {
        red: ['Coal', 'Oars'],
        green: ['Sailing', 'Compass'],
        blue: ['Tools'],
        score: ['Canning', 'Agriculture', 'Mysticism', 'Paper'],
      },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Qianlong's Dragon Robe" },
      { as: 'bob', offers: ['Canning', 'Agriculture'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Agriculture'] },
      changes({
        ann: { green: ['Sailing'], hand: ['Mysticism'], score: ['Coal', 'Agriculture'] },
        bob: { red: ['Oars'], green: ['Compass'], score: ['Canning', 'Paper'] },
      }),
    ],
  },
  'takes nothing of other colors': {
    position: {
      ann: { yellow: ["Qianlong's Dragon Robe"] },
      bob: { blue: ['Tools'], score: ['Oars', 'Paper'] },
    },
    steps: [{ as: 'ann', pick: "Dogma.Qianlong's Dragon Robe" }, changes(), { turn: 'bob' }],
  },
})

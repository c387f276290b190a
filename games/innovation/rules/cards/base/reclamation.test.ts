import { changes, scenarios } from '../../testing/scenarios'

scenarios('Reclamation', {
  'returns three red cards, melds one of half their sum, and goes on with its color': {
    position: {
      ann: { yellow: ['Reclamation'], red: ['Fission', 'Coal', 'Gunpowder', 'Archery'] },
      decks: { base: { 5: ['Statistics'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Reclamation' },
      changes({ ann: { red: ['Flight', 'Fission'], yellow: [] } }),
      { turn: 'bob' },
    ],
  },
  'goes on as long as three are returned, each time with the color melded last': {
    position: {
      ann: { yellow: ['Reclamation', 'Canning'], red: ['Oars', 'Archery', 'Metalworking'] },
      decks: { base: { 2: ['Fermenting'], 5: ['Coal'], 10: ['Stem Cells'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Reclamation' }, changes({ ann: { red: ['Coal'], yellow: [] } })],
  },
  'goes on a third time': {
    position: {
      ann: {
        yellow: ['Reclamation'],
        red: ['Archery', 'Oars', 'Metalworking'],
        green: ['Sailing', 'Clothing', 'The Wheel'],
        blue: ['Tools'],
      },
      decks: { base: { 2: ['Mapmaking', 'Calendar', 'Philosophy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Reclamation' },
      changes({ ann: { green: ['Mapmaking'], purple: ['Philosophy'], red: [], blue: [] } }),
      { turn: 'bob' },
    ],
  },
  'returns fewer where there are fewer, rounds upwards, and does not go on': {
    position: {
      ann: { yellow: ['Reclamation', 'Canning', 'Masonry'], red: ['Archery', 'Road Building'] },
      decks: { base: { 2: ['Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Reclamation' },
      changes({ ann: { yellow: ['Fermenting', 'Reclamation', 'Canning', 'Masonry'], red: [] } }),
    ],
  },
  'melds a 1 without any red card': {
    position: { ann: { yellow: ['Reclamation'] }, decks: { base: { 1: ['Tools'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Reclamation' }, changes({ ann: { blue: ['Tools'] } })],
  },
  'ends the game where half the sum is above 11': {
    position: {
      ann: { yellow: ['Reclamation'], red: ['Fission', 'Composites', 'Robotics'], score: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Reclamation' }, { over: { winner: 'ann', reason: 'high draw' } }],
  },
  'is shared by whoever has as many leaves': {
    position: {
      ann: { yellow: ['Reclamation'] },
      bob: { yellow: ['Agriculture'] },
      decks: { base: { 1: ['Tools', 'Oars'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Reclamation' },
      changes({ ann: { red: ['Oars'], hand: ['Fusion'] }, bob: { blue: ['Tools'] } }),
    ],
  },
})

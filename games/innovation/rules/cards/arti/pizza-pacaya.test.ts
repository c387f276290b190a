import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pizza Pacaya', {
  'junks the board of a compelled player, who melds a card of each value': {
    position: {
      ann: { red: ['Pizza Pacaya'] },
      bob: { green: ['Currency', 'Sailing'], blue: ['Pottery'] },
      decks: {
        base: {
          1: ['Tools'],
          2: ['Calendar'],
          3: ['Optics'],
          4: ['Anatomy'],
          5: ['Coal'],
          6: ['Canning'],
          7: ['Lighting'],
          8: ['Flight'],
          9: ['Services'],
          10: ['Databases'],
          11: ['Fusion'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pizza Pacaya' },
      changes({
        bob: {
          red: ['Fusion', 'Flight', 'Coal', 'Optics'],
          yellow: ['Canning', 'Anatomy'],
          green: ['Databases'],
          blue: ['Calendar', 'Tools'],
          purple: ['Services', 'Lighting'],
        },
        junk: ['Currency', 'Sailing', 'Pottery'],
      }),
    ],
  },
  'an empty deck gives the next value, and one too many ends the game': {
    position: {
      ann: { red: ['Pizza Pacaya'], score: ['Tools'] },
      bob: { green: ['Currency'] },
      decksExact: { base: { 10: [], 11: ['Fusion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Pizza Pacaya' }, { over: { winner: 'ann', reason: 'high draw' } }],
  },
  'does nothing to a player with fewer coins': {
    position: { ann: { red: ['Pizza Pacaya'] }, bob: { blue: ['Writing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Pizza Pacaya' }, changes()],
  },
})

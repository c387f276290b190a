import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pride and Prejudice', {
  'scores what it melds while no color has fewer cards': {
    position: {
      ann: {
        yellow: ['Pride and Prejudice'],
        red: ['Oars'],
        green: ['Sailing'],
        blue: ['Tools', 'Writing'],
        purple: ['Mysticism', 'Philosophy'],
      },
      decks: { base: { 6: ['Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pride and Prejudice' },
      changes({ ann: { blue: ['Encyclopedia', 'Tools', 'Writing'] } }),
    ],
  },
  'scores a card whose color ties for the fewest, then goes on': {
    position: {
      ann: {
        yellow: ['Pride and Prejudice', 'Masonry'],
        red: ['Oars', 'Archery'],
        green: ['Sailing', 'Compass'],
        blue: ['Tools', 'Writing'],
        purple: ['Mysticism'],
      },
      decks: { base: { 6: ['Democracy', 'Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pride and Prejudice' },
      changes({ ann: { blue: ['Encyclopedia', 'Tools', 'Writing'], score: ['Democracy'] } }),
    ],
  },
  'scores nothing where a color is missing': {
    position: { ann: { yellow: ['Pride and Prejudice'] }, decks: { base: { 6: ['Encyclopedia'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Pride and Prejudice' }, changes({ ann: { blue: ['Encyclopedia'] } })],
  },
})

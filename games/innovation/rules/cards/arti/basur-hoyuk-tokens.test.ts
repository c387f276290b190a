import { changes, scenarios } from '../../testing/scenarios'

scenarios('Basur Hoyuk Tokens', {
  'returns the drawn card and the score pile where the top card comes first in the alphabet': {
    position: {
      ann: { blue: ['Basur Hoyuk Tokens'], green: ['Compass'], hand: ['Oars'], score: ['Tools', 'Coal'] },
      decks: { base: { 4: ['Navigation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Basur Hoyuk Tokens' },
      { as: 'bob', sees: ['Navigation'] },
      changes({ ann: { score: [] } }),
    ],
  },
  'keeps all where the top card comes later': {
    position: {
      ann: { blue: ['Basur Hoyuk Tokens'], green: ['Paper'], score: ['Tools'] },
      decks: { base: { 4: ['Navigation'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Basur Hoyuk Tokens' }, changes({ ann: { hand: ['Navigation'] } })],
  },
  'keeps all where the color is missing': {
    position: {
      ann: { blue: ['Basur Hoyuk Tokens'], score: ['Tools'] },
      decks: { base: { 4: ['Navigation'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Basur Hoyuk Tokens' }, changes({ ann: { hand: ['Navigation'] } })],
  },
})

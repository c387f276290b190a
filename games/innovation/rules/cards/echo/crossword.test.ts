import { changes, scenarios } from '../../testing/scenarios'

scenarios('Crossword', {
  'draws for even bonuses in the order chosen, and returns the lowest card for each odd one': {
    position: {
      ann: { purple: ['Crossword'], yellow: ['Soap'], red: ['Candles'], hand: ['Oars', 'Paper'] },
      decks: { base: { '2': ['Calendar'], '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Crossword' },
      { as: 'ann', offers: [2, 8], title: 'Draw next...', count: 1, pick: [8] },
      changes({ ann: { hand: ['Paper', 'Flight', 'Calendar'] } }),
    ],
  },
  'asks which of the lowest cards': {
    position: {
      ann: { purple: ['Crossword'], red: ['Candles'], hand: ['Oars', 'Tools'] },
      decks: { base: { '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Crossword' },
      { as: 'ann', offers: ['Oars', 'Tools'], title: 'Choose Cards(s)', count: 1, pick: 'Oars' },
      changes({ ann: { hand: ['Tools', 'Flight'] } }),
    ],
  },
  'makes the drawn cards available achievements when foreseen': {
    position: {
      ann: { hand: ['Empiricism', 'Oars'], forecast: ['Crossword'] },
      achievements: [],
      decks: { base: { '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Empiricism' },
      changes({
        ann: { purple: ['Crossword', 'Empiricism'], hand: ['Oars'], forecast: [] },
        standardAchievements: ['Flight'],
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Boerhavve Microscope', {
  'returns the lowest cards of hand and board and scores a card of their sum': {
    position: {
      ann: { blue: ['Boerhavve Microscope'], red: ['Oars'], green: ['Sailing'], hand: ['Calendar', 'Coal'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Boerhavve Microscope' },
      { as: 'ann', offers: ['Oars', 'Sailing'], count: 1, pick: 'Sailing' },
      changes({ ann: { hand: ['Coal'], score: ['Compass'], green: [] } }),
    ],
  },
  'returns itself alone with an empty hand': {
    position: { ann: { blue: ['Boerhavve Microscope'] }, decks: { base: { 5: ['Coal'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Boerhavve Microscope' },
      changes({ ann: { score: ['Coal'], blue: [] } }),
    ],
  },
  'scores an 11, chosen among the lowest of the board': {
    position: {
      ann: { blue: ['Boerhavve Microscope'], red: ['Coal', 'Oars'], hand: ['Encyclopedia', 'Rocketry'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Boerhavve Microscope' },
      { as: 'ann', offers: ['Coal', 'Boerhavve Microscope'], pick: 'Coal' },
      changes({ ann: { red: ['Oars'], hand: ['Rocketry'], score: ['Fusion'] } }),
    ],
  },
  'ends the game above the highest value': {
    position: { ann: { blue: ['Boerhavve Microscope'], hand: ['Rocketry'], score: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Boerhavve Microscope' },
      { over: { winner: 'ann', reason: 'high draw' } },
    ],
  },
})

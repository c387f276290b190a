import { changes, scenarios } from '../../testing/scenarios'

scenarios('Secretum Secretorum', {
  'returns five cards of hand and score pile, melds one drawn card and scores the other': {
    position: {
      ann: {
        blue: ['Secretum Secretorum'],
        hand: ['Tools', 'Oars', 'Sailing'],
        score: ['Agriculture', 'Mysticism', 'Calendar'],
      },
      decks: { base: { 5: ['Coal', 'Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Secretum Secretorum' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Sailing', 'Agriculture', 'Mysticism', 'Calendar'],
        title: 'Choose 5 cards to return',
        count: 5,
      },
      { as: 'ann', pick: ['Tools', 'Oars', 'Sailing', 'Agriculture', 'Mysticism'] },
      { as: 'ann', offers: ['Coal', 'Physics'], title: 'Choose card(s) to meld', count: 1, pick: 'Coal' },
      changes({ ann: { score: ['Calendar', 'Physics'], red: ['Coal'], hand: [] } }),
    ],
  },
  'returns all of fewer than five': {
    position: {
      ann: { blue: ['Secretum Secretorum'], hand: ['Tools', 'Pottery'] },
      decks: { base: { 1: ['Oars', 'Archery'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Secretum Secretorum', 'Archery'] },
      changes({ ann: { red: ['Archery'], score: ['Oars'], hand: [] } }),
    ],
  },
  'draws two 1 where nothing is returned': {
    position: { ann: { blue: ['Secretum Secretorum'] }, decks: { base: { 1: ['Oars', 'Archery'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Secretum Secretorum', 'Archery'] },
      changes({ ann: { red: ['Archery'], score: ['Oars'] } }),
    ],
  },
  'offers a card once that a figure counts in the score pile, too': {
    position: {
      expansions: ['base', 'figs'],
      ann: {
        blue: ['Secretum Secretorum'],
        yellow: ['Michaelangelo'],
        hand: ['Archery', 'Oars', 'Tools', 'Pottery'],
        score: ['Sailing', 'Clothing'],
      },
      decks: { base: { 3: ['Optics', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Secretum Secretorum' },
      { as: 'ann', offers: ['Archery', 'Oars', 'Tools', 'Pottery', 'Sailing', 'Clothing'], count: 5 },
      { as: 'ann', picks: [['Archery', 'Oars', 'Tools', 'Sailing', 'Clothing'], 'Optics'] },
      changes({ ann: { red: ['Optics'], hand: ['Pottery'], score: ['Paper'] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pressure Cooker', {
  'returns the hand; each top bonus draws a card and junks an achievement, in the order chosen': {
    position: {
      ann: { yellow: ['Pressure Cooker'], red: ['Candles'], hand: ['Oars'] },
      achievements: ['Tools', 'Physics'],
      decks: { base: { '1': ['Sailing'], '5': ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pressure Cooker' },
      { as: 'ann', offers: [1, 5], title: 'Choose Age', count: 1, pick: [5] },
      changes({ ann: { hand: ['Coal', 'Sailing'] }, junk: ['Physics', 'Tools'], standardAchievements: [] }),
    ],
  },
  'melds the hand first when foreseen': {
    position: {
      ann: { hand: ['Physics', 'Oars', 'Archery'], forecast: ['Pressure Cooker'] },
      achievements: ['Tools'],
      decks: { base: { '5': ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Physics' },
      { as: 'ann', offers: ['Oars', 'Archery', 'auto'], title: 'Choose a card to meld next.', pick: 'Oars' },
      changes({
        ann: {
          blue: ['Physics'],
          red: ['Archery', 'Oars'],
          yellow: ['Pressure Cooker'],
          hand: ['Coal'],
          forecast: [],
        },
        standardAchievements: ['Tools'],
      }),
    ],
  },
  'does not count a bonus beneath a top card': {
    position: {
      ann: { yellow: ['Pressure Cooker'], red: { cards: ['Oars', 'Candles'], splay: 'up' } },
      achievements: ['Tools'],
      decks: { base: { '5': ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pressure Cooker' },
      changes({ ann: { hand: ['Coal'] }, standardAchievements: ['Tools'] }),
    ],
  },
})

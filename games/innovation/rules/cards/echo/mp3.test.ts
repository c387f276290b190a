import { changes, scenarios } from '../../testing/scenarios'

scenarios('MP3', {
  'scores a 10 and a card of a bonus; each returned card claims two achievements': {
    position: {
      ann: { yellow: ['MP3'], hand: ['Oars', 'Optics'] },
      achievements: ['Tools', 'Calendar', 'Education'],
      decks: { base: { '10': ['Robotics', 'Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.MP3' },
      { as: 'ann', offers: ['Oars', 'Optics'], title: '(optional) Choose card(s) to return', count: [0, 2] },
      { as: 'ann', pick: ['Oars'] },
      { as: 'ann', offers: ['*base-1*', '*base-2*', '*base-3*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-3*'] },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-1*'] },
      changes({
        ann: { hand: ['Optics'], score: ['Robotics', 'Software'], achievements: ['Education', 'Tools'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'claims nothing for no card': {
    position: {
      ann: { yellow: ['MP3'], hand: ['Oars'] },
      achievements: ['Tools'],
      decks: { base: { '10': ['Robotics', 'Software'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.MP3', []] },
      changes({ ann: { score: ['Robotics', 'Software'] }, standardAchievements: ['Tools'] }),
    ],
  },
  'claims only what is eligible': {
    position: {
      ann: { yellow: ['MP3'], hand: ['Oars'] },
      achievements: ['Tools', 'Bicycle'],
      decks: { base: { '10': ['Robotics', 'Software'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.MP3', 'Oars'] },
      changes({
        ann: { score: ['Robotics', 'Software'], achievements: ['Tools'], hand: [] },
        standardAchievements: ['Bicycle'],
      }),
    ],
  },
})

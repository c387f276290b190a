import { changes, scenarios } from '../../testing/scenarios'

scenarios('Karaoke', {
  'melds by a value in hand, takes the bottom cards into hand, and an achievement lets the melded card be executed':
    {
      position: {
        ann: { purple: ['Karaoke'], hand: ['Tools'] },
        achievements: ['Archery'],
        decks: { base: { '1': ['Writing'], '2': ['Calendar'] } },
      },
      steps: [
        { as: 'ann', pick: 'Dogma.Karaoke' },
        changes({
          ann: { hand: ['Tools', 'Karaoke', 'Writing', 'Calendar'], achievements: ['Archery'], purple: [] },
          standardAchievements: [],
        }),
      ],
    },
  'executes nothing where no achievement has its value': {
    position: {
      ann: { purple: ['Karaoke'], hand: ['Tools'] },
      achievements: ['Paper'],
      decks: { base: { '1': ['Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Karaoke' },
      changes({
        ann: { hand: ['Tools', 'Karaoke', 'Writing'], purple: [] },
        standardAchievements: ['Paper'],
      }),
    ],
  },
  'melds and claims nothing with an empty hand': {
    position: {
      ann: { purple: ['Karaoke', 'Philosophy'], blue: ['Tools', 'Pottery'] },
      achievements: ['Archery'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Karaoke' },
      changes({
        ann: { purple: ['Karaoke'], blue: ['Tools'], hand: ['Philosophy', 'Pottery'] },
        standardAchievements: ['Archery'],
      }),
      { turn: 'bob' },
    ],
  },
  'asks for the value where the hand has several': {
    position: {
      ann: { purple: ['Karaoke'], hand: ['Tools', 'Optics'] },
      achievements: [],
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Karaoke' },
      { as: 'ann', offers: [1, 3], title: 'Choose Age', count: 1, pick: [3] },
      changes({ ann: { hand: ['Tools', 'Optics', 'Paper', 'Karaoke'], purple: [] } }),
    ],
  },
  'value 0 is a value in the hand, too': {
    position: {
      age0: true,
      ann: { purple: ['Karaoke'], hand: ['Fire'] },
      decks: { base: { 0: ['Fishing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Karaoke' },
      changes({ ann: { hand: ['Fire', 'Fishing', 'Karaoke'], purple: [] } }),
    ],
  },
})

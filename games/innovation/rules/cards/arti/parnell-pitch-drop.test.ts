import { changes, scenarios } from '../../testing/scenarios'

scenarios('Parnell Pitch Drop', {
  'melds one higher than the highest top card and junks an achievement': {
    position: {
      ann: { blue: ['Parnell Pitch Drop'], red: ['Archery', 'Robotics'] },
      decks: { base: { 9: ['Fission'] } },
      achievements: ['Sailing', 'Calendar'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Parnell Pitch Drop' },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], title: 'Choose an achievement to junk', count: 1 },
      { as: 'ann', pick: ['*base-1*'] },
      changes({
        ann: { red: ['Fission', 'Archery', 'Robotics'] },
        standardAchievements: ['Calendar'],
        junk: ['Sailing'],
      }),
    ],
  },
  'wins with three clocks when no achievement could be junked': {
    position: {
      ann: { blue: ['Parnell Pitch Drop'] },
      decks: { base: { 9: ['Fission'] } },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Parnell Pitch Drop' },
      { over: { winner: 'ann', reason: 'Parnell Pitch Drop' } },
    ],
  },
  'does not win with two clocks': {
    position: {
      ann: { blue: ['Parnell Pitch Drop'] },
      decks: { base: { 9: ['Computers'] } },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Parnell Pitch Drop' },
      { turn: 'bob' },
      changes({ ann: { blue: ['Computers', 'Parnell Pitch Drop'] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Bandage', {
  'melds a leaf; takes clocks from pile and board, and an achievement for each the other has': {
    position: {
      ann: { red: ['Bandage'], hand: ['Pottery', 'Oars'] },
      bob: { score: ['Computers', 'Tools'], red: ['Flight'], achievements: ['Calendar', 'Mathematics'] },
      achievements: ['Archery', 'Sailing'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bandage' },
      {
        as: 'bob',
        offers: ['Empire', 'Monument', 'World', 'Wonder', 'Universe', '*base-1*', '*base-1*'],
        title: 'Choose Achievement',
        count: 2,
      },
      { as: 'bob', pick: ['World', '*base-1*'] },
      changes({
        ann: { blue: ['Pottery'], hand: ['Oars'] },
        bob: { score: ['Tools'], red: [] },
        junk: ['World', 'Archery'],
        standardAchievements: ['Sailing'],
      }),
    ],
  },
  'junks nothing for one of both': {
    position: {
      ann: { red: ['Bandage'] },
      bob: { score: ['Computers'], red: ['Oars'], achievements: ['Calendar'] },
      achievements: ['Archery'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bandage' },
      changes({ bob: { score: [] }, standardAchievements: ['Archery'] }),
      { turn: 'bob' },
    ],
  },
  'junks nothing for a player without achievements': {
    position: {
      ann: { red: ['Bandage'], hand: ['Oars'] },
      bob: { score: ['Computers'], red: ['Flight'] },
      achievements: ['Archery'],
    },
    steps: [{ as: 'ann', pick: 'Dogma.Bandage' }, changes({ bob: { red: [], score: [] } }), { turn: 'bob' }],
  },
})

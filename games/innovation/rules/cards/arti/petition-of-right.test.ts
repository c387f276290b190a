import { changes, scenarios } from '../../testing/scenarios'

scenarios('Petition of Right', {
  'takes a scored card for each color with a castle; achievements are junked by the number of castles': {
    position: {
      ann: { blue: ['Petition of Right'] },
      bob: {
        blue: ['Tools'],
        red: ['Archery'],
        purple: ['Mysticism'],
        green: ['Sailing'],
        score: ['Oars', 'Coal', 'Paper', 'Optics'],
      },
      achievements: ['Canning', 'Compass'],
      decks: { base: { 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Petition of Right' },
      {
        as: 'bob',
        offers: ['Oars', 'Coal', 'Paper', 'Optics'],
        title: 'Choose card(s) to transfer',
        count: 3,
      },
      { as: 'bob', pick: ['Oars', 'Coal', 'Paper'] },
      changes({
        ann: { hand: ['Anatomy'], score: ['Oars', 'Coal', 'Paper'] },
        bob: { score: ['Optics'] },
        junk: ['Canning'],
      }),
    ],
  },
  'takes all cards where there are too few': {
    position: {
      ann: { blue: ['Petition of Right'] },
      bob: { blue: ['Tools'], red: ['Archery'], score: ['Oars'] },
      achievements: ['Canning'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Petition of Right' },
      changes({ ann: { score: ['Oars'] }, bob: { score: [] } }),
    ],
  },
  'takes nothing without a castle': {
    position: {
      ann: { blue: ['Petition of Right'] },
      bob: { blue: ['Writing'], score: ['Oars'] },
      achievements: ['Canning'],
    },
    steps: [{ as: 'ann', pick: 'Dogma.Petition of Right' }, changes(), { turn: 'bob' }],
  },
})

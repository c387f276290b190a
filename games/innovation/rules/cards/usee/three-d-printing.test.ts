import { changes, scenarios } from '../../testing/scenarios'

scenarios('3D Printing', {
  'achieves a secret of the value, safeguards, and repeats until it cannot': {
    position: {
      achievements: ['Paper'],
      ann: { purple: ['3D Printing'], blue: ['Tools', 'Writing', 'Pottery'], safe: ['Oars', 'Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.3D Printing' },
      { as: 'ann', offers: ['3D Printing', 'Tools', 'Pottery'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['3D Printing', 'Writing', 'Pottery'], pick: 'Pottery' },
      changes({ ann: { blue: ['Writing'], safe: ['Coal', 'Paper'], achievements: ['Oars'] } }),
    ],
  },
  'repeats only if a secret was achieved': {
    position: {
      achievements: ['Paper', 'Calendar'],
      ann: { purple: ['3D Printing'], blue: ['Tools'], safe: ['Coal'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.3D Printing', 'Tools'] },
      {
        as: 'ann',
        offers: ['*base-2*', '*base-3*'],
        title: 'Choose a standard achievement to safeguard',
        count: 1,
      },
      { as: 'ann', pick: ['*base-2*'] },
      changes({ ann: { safe: ['Coal', 'Calendar'], blue: [] } }),
    ],
  },
  'repeats only if an achievement was safeguarded': {
    position: {
      achievements: [],
      ann: { purple: ['3D Printing'], blue: ['Tools', 'Pottery'], safe: ['Oars', 'Sailing'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.3D Printing', 'Tools'] },
      {
        as: 'ann',
        offers: ['*base-1* (ann)', '*base-1* (ann)'],
        title: 'Choose a secret to achieve',
        count: 1,
      },
      { as: 'ann', pick: ['*base-1* (ann)'] },
      changes({ ann: { blue: ['Pottery'], safe: ['Sailing'], achievements: ['Oars'] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Whataboutism', {
  'takes every top card with a demand, and score piles change hands': {
    position: {
      ann: { purple: ['Whataboutism'], score: ['Measurement'] },
      bob: {
        red: ['Archery', 'Oars'],
        purple: ['City States'],
        blue: ['Pottery'],
        score: ['Tools', 'Writing'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Whataboutism' },
      changes({
        ann: { purple: ['City States', 'Whataboutism'], red: ['Archery'], score: ['Tools', 'Writing'] },
        bob: { red: ['Oars'], score: ['Measurement'], purple: [] },
      }),
    ],
  },
  'a compel effect counts as a demand, and an empty score pile is exchanged as well': {
    position: { ann: { purple: ['Whataboutism'] }, bob: { red: ['Holmegaard Bows'], score: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Whataboutism' },
      changes({ ann: { red: ['Holmegaard Bows'], score: ['Tools'] }, bob: { red: [], score: [] } }),
    ],
  },
  'exchanges nothing when no top card demands anything': {
    position: {
      ann: { purple: ['Whataboutism'], score: ['Measurement'] },
      bob: { red: ['Metalworking', 'Archery'], score: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Whataboutism' }, changes()],
  },
  'demands nothing of whoever has as many lightbulbs': {
    position: {
      ann: { purple: ['Whataboutism'] },
      bob: { red: ['Archery'], blue: ['Tools'], score: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Whataboutism' }, changes(), { turn: 'bob' }],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Databases', {
  'takes as many cards as the highest achievement is worth': {
    position: {
      ann: { green: ['Databases'] },
      bob: { achievements: ['Calendar', 'Metalworking'], score: ['Oars', 'Archery', 'Writing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Databases' },
      { as: 'bob', offers: ['Oars', 'Archery', 'Writing'], title: 'Choose card(s) to return', count: 2 },
      { as: 'bob', pick: ['Oars', 'Writing'] },
      changes({ bob: { score: ['Archery'] } }),
      { turn: 'bob' },
    ],
  },
  'takes all where there are fewer': {
    position: {
      ann: { green: ['Databases'] },
      bob: { achievements: ['Railroad'], score: ['Oars', 'Archery', 'Writing'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Databases' }, changes({ bob: { score: [] } })],
  },
  'takes nothing of somebody without an achievement that has a value': {
    position: {
      ann: { green: ['Databases'], achievements: ['Railroad'] },
      bob: { achievements: ['World'], score: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Databases' }, changes(), { turn: 'bob' }],
  },
  'demands nothing of whoever has as many clocks': {
    position: {
      ann: { green: ['Databases'] },
      bob: { red: ['Fission'], achievements: ['Railroad'], score: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Databases' }, changes()],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Navigation', {
  'takes a 2 or 3 of the score pile, which the victim chooses': {
    position: {
      ann: { green: ['Navigation'] },
      bob: { score: ['Tools', 'Calendar', 'Paper', 'Gunpowder'], hand: ['Optics'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Navigation' },
      { as: 'bob', offers: ['Calendar', 'Paper'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Paper'] },
      changes({ ann: { score: ['Paper'] }, bob: { score: ['Tools', 'Calendar', 'Gunpowder'] } }),
      { turn: 'bob' },
    ],
  },
  'takes nothing of another value': {
    position: { ann: { green: ['Navigation'] }, bob: { score: ['Tools', 'Gunpowder'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Navigation' }, changes(), { turn: 'bob' }],
  },
  'demands nothing of whoever has as many coins': {
    position: { ann: { green: ['Navigation'] }, bob: { blue: ['Translation'], score: ['Paper'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Navigation' }, changes(), { turn: 'bob' }],
  },
})

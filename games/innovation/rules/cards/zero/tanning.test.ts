import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Tanning', {
  'scores two, gives one and takes the bottom card of its color': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { purple: ['Tanning'], hand: ['Tools', 'Oars'] },
      bob: { blue: ['Writing', 'Pottery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tanning' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose card(s) to transfer', pick: 'Tools' },
      changes({ ann: { score: ['Oars'], blue: ['Pottery'], hand: [] }, bob: { blue: ['Tools', 'Writing'] } }),
    ],
  },
  'gives nothing without a score pile': {
    position: { turn: annsTurn, age0: true, ann: { purple: ['Tanning'] }, bob: { blue: ['Pottery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Tanning' }, changes()],
  },
})

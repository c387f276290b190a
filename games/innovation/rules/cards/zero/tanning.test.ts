import { scenarios } from '../../testing/scenarios'

scenarios('Tanning', {
  'scores two, gives one and takes the bottom card of its color': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { purple: ['Tanning'], hand: ['Tools', 'Oars'] },
      bob: { blue: ['Writing', 'Pottery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tanning' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose card(s) to transfer' },
      { as: 'ann', pick: ['Tools'] },
      {
        changes: {
          ann: { score: ['Oars'], blue: ['Pottery'], hand: [] },
          bob: { blue: ['Tools', 'Writing'] },
        },
      },
    ],
  },
  'gives nothing without a score pile': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { purple: ['Tanning'] },
      bob: { blue: ['Pottery'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Tanning' }, { changes: {} }],
  },
})

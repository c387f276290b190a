import { changes, scenarios } from '../../testing/scenarios'

scenarios('Jumbo Kingdom', {
  'junks a color of all boards, then scores junked values until the junk is empty': {
    position: {
      ann: { red: ['Archery'], purple: ['Jumbo Kingdom'] },
      bob: { red: ['Engineering', 'Oars'], blue: ['Tools'] },
      junk: ['Calendar', 'Monument'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jumbo Kingdom' },
      { as: 'ann', offers: ['red', 'purple'], title: 'Choose a color', count: 1, pick: 'red' },
      { as: 'ann', offers: [1, 2, 3], title: 'Choose Age', count: 1, pick: [1] },
      { as: 'ann', offers: [2, 3], title: 'Choose Age', pick: [3] },
      changes({
        ann: { score: ['Archery', 'Oars', 'Engineering', 'Calendar'], red: [] },
        bob: { red: [] },
        junk: ['Monument'],
      }),
    ],
  },
  'stops with eleven points or more': {
    position: {
      ann: { red: ['Archery'], purple: ['Jumbo Kingdom'] },
      junk: ['Canning', 'Vaccination', 'Coal', 'Physics'],
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Jumbo Kingdom', 'red', [5]] },
      { as: 'ann', offers: [1, 6], title: 'Choose Age', pick: [6] },
      changes({ ann: { score: ['Coal', 'Physics', 'Canning', 'Vaccination'], red: [] }, junk: ['Archery'] }),
    ],
  },
  'has nothing to junk or score from an empty board': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Jumbo Kingdom'] },
      bob: { blue: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { museum: ['Museum 1', 'Jumbo Kingdom'], artifact: [] } }),
    ],
  },
})

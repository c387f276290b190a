import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sanskrit', {
  'junks all score piles': {
    position: {
      ann: { green: ['Sanskrit'], red: ['Archery'], score: ['Tools', 'Coal'] },
      bob: { blue: ['Pottery'], purple: ['Mysticism'], score: ['Optics'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sanskrit' },
      changes({ ann: { score: [] }, bob: { score: [] }, junk: ['Tools', 'Coal', 'Optics'] }),
    ],
  },
  'with nothing to junk each player keeps a highest top card, and scores the others': {
    position: {
      ann: { green: ['Sanskrit'], red: ['Archery', 'Oars'] },
      bob: { yellow: ['Agriculture'], blue: ['Pottery'], purple: ['Mysticism'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sanskrit' },
      { as: 'ann', offers: ['Agriculture', 'Pottery', 'Mysticism'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Pottery'] },
      changes({
        ann: { red: ['Oars'], score: ['Archery'] },
        bob: { score: ['Agriculture', 'Mysticism'], yellow: [], purple: [] },
      }),
    ],
  },
  'does nothing without score piles and other top cards': {
    position: { ann: { green: ['Sanskrit'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Sanskrit' }, { turn: 'bob' }, changes()],
  },
})

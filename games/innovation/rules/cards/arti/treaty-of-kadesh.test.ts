import { changes, scenarios } from '../../testing/scenarios'

scenarios('Treaty of Kadesh', {
  'makes others return all top cards that demand; the leader scores one that is not blue': {
    position: {
      ann: { blue: ['Treaty of Kadesh'], red: ['Oars'], purple: ['Enterprise'] },
      bob: { red: ['Archery'], purple: ['City States'], yellow: ['Agriculture'], green: ['The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Treaty of Kadesh' },
      { as: 'ann', offers: ['Oars', 'Enterprise'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Enterprise'] },
      changes({ ann: { score: ['Enterprise'], purple: [] }, bob: { red: [], purple: [] } }),
    ],
  },
  'counts a compel as a demand': {
    position: {
      ann: { blue: ['Treaty of Kadesh'], green: ['Jiskairumoko Necklace'] },
      bob: { purple: ['Mysticism'], yellow: ['Dancing Girl'], red: ['Metalworking'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Treaty of Kadesh' },
      changes({ ann: { score: ['Jiskairumoko Necklace'], green: [] }, bob: { yellow: [] } }),
    ],
  },
  'does nothing where no such card is on top': {
    position: {
      ann: { blue: ['Treaty of Kadesh'], red: ['Metalworking', 'Archery'] },
      bob: { purple: ['Mysticism'], green: ['The Wheel', 'Mapmaking'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Treaty of Kadesh' }, changes(), { turn: 'bob' }],
  },
})

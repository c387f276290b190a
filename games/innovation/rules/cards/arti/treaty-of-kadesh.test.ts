import { scenarios } from '../../testing/scenarios'

scenarios('Treaty of Kadesh', {
  'makes others return all top cards that demand; the leader scores one that is not blue': {
    position: {
      ann: { blue: ['Treaty of Kadesh'], red: ['Oars'], purple: ['Enterprise'] },
      bob: { red: ['Archery'], purple: ['City States'], yellow: ['Agriculture'], green: ['The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Treaty of Kadesh' },
      { as: 'ann', offers: ['Oars', 'Enterprise'], title: 'Choose card(s) to score', min: 1, max: 1 },
      { as: 'ann', pick: ['Enterprise'] },
      {
        becomes: {
          ann: { blue: ['Treaty of Kadesh'], red: ['Oars'], score: ['Enterprise'] },
          bob: { yellow: ['Agriculture'], green: ['The Wheel'] },
        },
      },
    ],
  },
  'counts a compel as a demand': {
    position: {
      ann: { blue: ['Treaty of Kadesh'], green: ['Jiskairumoko Necklace'] },
      bob: { purple: ['Mysticism'], yellow: ['Dancing Girl'], red: ['Metalworking'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Treaty of Kadesh' },
      {
        becomes: {
          ann: { blue: ['Treaty of Kadesh'], score: ['Jiskairumoko Necklace'] },
          bob: { purple: ['Mysticism'], red: ['Metalworking'] },
        },
      },
    ],
  },
  'does nothing where no such card is on top': {
    position: {
      ann: { blue: ['Treaty of Kadesh'], red: ['Metalworking', 'Archery'] },
      bob: { purple: ['Mysticism'], green: ['The Wheel', 'Mapmaking'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Treaty of Kadesh' },
      {
        becomes: {
          ann: { blue: ['Treaty of Kadesh'], red: ['Metalworking', 'Archery'] },
          bob: { purple: ['Mysticism'], green: ['The Wheel', 'Mapmaking'] },
        },
      },
      { turn: 'bob' },
    ],
  },
})

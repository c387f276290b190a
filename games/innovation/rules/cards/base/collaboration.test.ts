import { changes, scenarios } from '../../testing/scenarios'

scenarios('Collaboration', {
  'takes one of two revealed 9s, which it chooses, and leaves the other': {
    position: {
      ann: { green: ['Collaboration'] },
      bob: { blue: ['Pottery'] },
      decks: { base: { 9: ['Genetics', 'Composites'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Collaboration' },
      { as: 'ann', offers: ['Genetics', 'Composites'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Composites'] },
      changes({ ann: { red: ['Composites'] }, bob: { blue: ['Genetics', 'Pottery'] } }),
      { turn: 'bob' },
    ],
  },
  'wins with ten green cards': {
    position: {
      ann: {
        green: [
          'Collaboration',
          'Sailing',
          'Clothing',
          'The Wheel',
          'Currency',
          'Mapmaking',
          'Paper',
          'Compass',
          'Banking',
        ],
      },
      decks: { base: { 9: ['Satellites', 'Composites'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Collaboration', 'Satellites'] },
      { over: { winner: 'ann', reason: 'Collaboration' } },
    ],
  },
  'does not win with nine, nor demand of whoever has as many coins': {
    position: {
      ann: {
        green: [
          'Collaboration',
          'Sailing',
          'Clothing',
          'The Wheel',
          'Currency',
          'Mapmaking',
          'Paper',
          'Compass',
          'Banking',
        ],
      },
      bob: { purple: ['Enterprise'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Collaboration' }, changes(), { turn: 'bob' }],
  },
})

import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Sanitation', {
  'exchanges two highest cards for a lowest one, each chosen by their owner': {
    position: {
      ann: { yellow: ['Sanitation'], hand: ['Archery', 'Writing', 'Coal'] },
      bob: { hand: ['Paper', 'Compass', 'Optics', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sanitation' },
      { as: 'bob', offers: ['Paper', 'Compass', 'Optics'], title: 'Choose Cards(s)', count: 2 },
      { as: 'bob', pick: ['Paper', 'Optics'] },
      { as: 'ann', offers: ['Archery', 'Writing'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', picks: ['Writing', [7]] },
      changes({
        ann: { hand: ['Archery', 'Coal', 'Paper', 'Optics'] },
        bob: { hand: ['Compass', 'Tools', 'Writing'] },
        junk: [
          'Refrigeration',
          'Combustion',
          'Lighting',
          'Publications',
          'Railroad',
          'Electricity',
          'Evolution',
          'Explosives',
        ],
      }),
    ],
  },
  'takes cards for nothing when its own hand is empty': {
    position: { ann: { yellow: ['Sanitation'] }, bob: { hand: ['Paper', 'Coal', 'Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Sanitation', [8]] },
      changes({
        ann: { hand: ['Paper', 'Coal'] },
        bob: { hand: ['Tools'] },
        junk: [
          'Empiricism',
          'Mass Media',
          'Flight',
          'Corporations',
          'Skyscrapers',
          'Quantum Theory',
          'Rocketry',
          'Socialism',
          'Mobility',
        ],
      }),
    ],
  },
  'gives a card for nothing to an empty hand': {
    position: { ann: { yellow: ['Sanitation'], hand: ['Tools', 'Coal'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Sanitation', [8]] },
      changes({
        ann: { hand: ['Coal'] },
        bob: { hand: ['Tools'] },
        junk: [
          'Antibiotics',
          'Mass Media',
          'Socialism',
          'Mobility',
          'Corporations',
          'Skyscrapers',
          'Empiricism',
          'Quantum Theory',
          'Rocketry',
        ],
      }),
    ],
  },
  'junks the deck of 7 or of 8': {
    position: {
      ann: { yellow: ['Sanitation'] },
      decksExact: { base: { 7: ['Bicycle', 'Railroad'], 8: ['Flight', 'Mobility'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sanitation' },
      { as: 'ann', offers: [7, 8], title: 'Choose Age', count: 1, pick: [8] },
      changes({ junk: ['Flight', 'Mobility'], decksExact: { base: { 7: ['Bicycle', 'Railroad'], 8: [] } } }),
    ],
  },
  'demands nothing of whoever has as many leaves, who junks a deck first': {
    position: {
      ann: { yellow: ['Sanitation'], hand: ['Tools'] },
      bob: { blue: ['Pottery'], hand: ['Coal'] },
      decksExact: { base: { 7: ['Bicycle'], 8: ['Flight', 'Mobility'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sanitation' },
      { as: 'bob', pick: [7] },
      { as: 'ann', pick: [7] },
      changes({ ann: { hand: ['Tools', 'Flight'] }, junk: ['Bicycle'] }),
    ],
  },
  'junks a deck of 7 or 8, though printed values are raised': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { yellow: ['Sanitation'], blue: ['Archimedes'] },
      decksExact: { base: { 7: ['Bicycle'], 8: ['Flight'], 9: ['Computers'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sanitation' },
      { as: 'ann', offers: [7, 8], title: 'Choose Age', count: 1, pick: [8] },
      changes({ junk: ['Flight'], decksExact: { base: { 7: ['Bicycle'], 8: [], 9: ['Computers'] } } }),
    ],
  },
})

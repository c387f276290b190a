import { changes, scenarios } from '../../testing/scenarios'

scenarios('Laser', {
  'returns four score cards and all standard achievements, foreshadows an 11 and melds a 10': {
    position: {
      ann: { blue: ['Laser'], score: ['Oars', 'Archery', 'Sailing', 'Tools', 'Pottery'] },
      achievements: ['Calendar', 'Paper'],
      decks: { base: { '10': ['Robotics'], '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Laser' },
      {
        as: 'ann',
        offers: ['Oars', 'Archery', 'Sailing', 'Tools', 'Pottery'],
        title: 'Choose card(s) to return',
        count: 4,
      },
      { as: 'ann', pick: ['Oars', 'Archery', 'Sailing', 'Tools'] },
      changes({
        ann: { red: ['Robotics'], forecast: ['Fusion'], score: ['Pottery'] },
        achievements: ['Empire', 'Monument', 'World', 'Wonder', 'Universe'],
      }),
    ],
  },
  'melds an 11, too, when foreseen; returns what there is': {
    position: {
      ann: { hand: ['Computers'], forecast: ['Laser'], score: ['Oars'] },
      achievements: [],
      decks: { base: { '10': ['Robotics'], '11': ['Fusion', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Computers' },
      changes({
        ann: {
          blue: ['Laser', 'Computers'],
          red: ['Robotics'],
          green: ['Hypersonics'],
          forecast: ['Fusion'],
          hand: [],
          score: [],
        },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Tractor', {
  'draws, scores and draws a 7': {
    position: { ann: { yellow: ['Tractor'] }, decks: { base: { '7': ['Bicycle', 'Lighting', 'Railroad'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Tractor' },
      changes({ ann: { hand: ['Bicycle', 'Railroad'], score: ['Lighting'] } }),
      { turn: 'bob' },
    ],
  },
  'scores seven more when foreseen': {
    position: {
      ann: { hand: ['Empiricism'], forecast: ['Tractor'] },
      achievements: [],
      decksExact: {
        base: {
          '7': [
            'Bicycle',
            'Lighting',
            'Railroad',
            'Combustion',
            'Explosives',
            'Sanitation',
            'Refrigeration',
            'Evolution',
            'Publications',
            'Electricity',
          ],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Empiricism' },
      changes({
        ann: {
          purple: ['Empiricism'],
          yellow: ['Tractor'],
          hand: ['Bicycle', 'Railroad'],
          score: [
            'Lighting',
            'Combustion',
            'Explosives',
            'Sanitation',
            'Refrigeration',
            'Evolution',
            'Publications',
            'Electricity',
          ],
          forecast: [],
        },
      }),
    ],
  },
})

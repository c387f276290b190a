import { changes, scenarios } from '../../testing/scenarios'

scenarios('Lurgan Canoe', {
  'scores what lies under the melded card and is repeated until nothing is scored': {
    position: {
      ann: { yellow: ['Lurgan Canoe'], red: ['Oars', 'Archery'], hand: ['Metalworking', 'Tools', 'Writing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Lurgan Canoe' },
      { as: 'ann', offers: ['Metalworking', 'Tools', 'Writing'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Metalworking'] },
      { as: 'ann', offers: ['Tools', 'Writing'], pick: 'Tools' },
      changes({
        ann: { red: ['Metalworking'], blue: ['Tools'], hand: ['Writing'], score: ['Oars', 'Archery'] },
      }),
    ],
  },
  'scores itself under a yellow card, and goes on': {
    position: { ann: { yellow: ['Lurgan Canoe'], hand: ['Agriculture'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Lurgan Canoe' },
      changes({ ann: { yellow: ['Agriculture'], score: ['Lurgan Canoe'], hand: [] } }),
      { turn: 'bob' },
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { yellow: ['Lurgan Canoe'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Lurgan Canoe' }, changes(), { turn: 'bob' }],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Exoskeleton', {
  'takes all but the lowest cards of a hand, then achieves a card of any hand': {
    position: { ann: { red: ['Exoskeleton'] }, bob: { hand: ['Oars', 'Calendar', 'Paper'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Exoskeleton', '*base-1* (bob)'] },
      changes({ ann: { score: ['Calendar', 'Paper'], achievements: ['Oars'] }, bob: { hand: [] } }),
    ],
  },
  'leaves all of equal value; shows cards of others by their backs': {
    position: {
      ann: { red: ['Exoskeleton'], hand: ['Tools'], score: ['Philosophy', 'Optics'] },
      bob: { hand: ['Oars', 'Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Exoskeleton' },
      {
        as: 'ann',
        offers: ['Tools', '*base-1* (bob)', '*base-1* (bob)'],
        title: '(optional) Choose Achievement',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Tools'] },
      changes({ ann: { achievements: ['Tools'], hand: [] } }),
    ],
  },
  'achieves nothing that is not eligible': {
    position: { ann: { red: ['Exoskeleton'], hand: ['Tools'] }, bob: { hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Exoskeleton' }, changes(), { turn: 'bob' }],
  },
  'repeats when foreseen': {
    position: {
      ann: { hand: ['Fusion', 'Tools', 'Pottery'], forecast: ['Exoskeleton'], score: ['Coal', 'Physics'] },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Fusion', 'Tools', 'Pottery'] },
      changes({
        ann: { red: ['Exoskeleton', 'Fusion'], achievements: ['Tools', 'Pottery'], hand: [], forecast: [] },
      }),
    ],
  },
  'the achievement may be declined': {
    position: { ann: { red: ['Exoskeleton'], score: ['Fusion'], hand: ['Tools'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Exoskeleton', []] }, changes(), { turn: 'bob' }],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Soap', {
  'tucks cards of a color and may achieve a card from hand': {
    position: { ann: { yellow: ['Soap'], hand: ['Oars', 'Archery', 'Tools'], score: ['Optics', 'Paper'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Soap' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a color', count: 1 },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', offers: ['Oars', 'Archery'], title: '(optional) Choose card(s) to tuck', count: [0, 2] },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', offers: ['Oars', 'Tools'], title: '(optional) Choose Achievement', count: [0, 1] },
      { as: 'ann', pick: ['Tools'] },
      changes({ ann: { red: ['Archery'], hand: ['Oars'], achievements: ['Tools'] } }),
    ],
  },
  'may leave the achievement': {
    position: {
      ann: { yellow: ['Soap'], hand: ['Oars', 'Tools'], score: ['Optics', 'Paper'] },
      bob: { blue: ['Translation'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Soap', 'red', 'Oars', []] },
      changes({ ann: { red: ['Oars'], hand: ['Tools'] } }),
    ],
  },
  'needs a strictly higher top card than each opponent': {
    position: {
      ann: { yellow: ['Soap'], hand: ['Oars', 'Tools'], score: ['Optics', 'Paper'] },
      bob: { red: ['Metalworking'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Soap', 'red', 'Oars'] },
      changes({ ann: { red: ['Oars'], hand: ['Tools'] } }),
      { turn: 'bob' },
    ],
  },
  'achieves nothing when no card is tucked': {
    position: {
      ann: { yellow: ['Soap'], red: ['Gunpowder'], hand: ['Oars', 'Tools'], score: ['Optics', 'Paper'] },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Soap', 'red', []] }, changes(), { turn: 'bob' }],
  },
  'offers only what is eligible, and nothing of a color that is not in hand': {
    position: { ann: { yellow: ['Soap'], hand: ['Oars', 'Calendar'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Soap', 'red', 'Oars'] },
      changes({ ann: { red: ['Oars'], hand: ['Calendar'] } }),
      { turn: 'bob' },
    ],
  },
})

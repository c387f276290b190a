import { scenarios } from '../../testing/scenarios'

scenarios('Soap', {
  'tucks cards of a color and may achieve a card from hand': {
    position: { ann: { yellow: ['Soap'], hand: ['Oars', 'Archery', 'Tools'], score: ['Optics', 'Paper'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Soap' },
      {
        as: 'ann',
        offers: ['red', 'yellow', 'green', 'blue', 'purple'],
        title: 'Choose a color',
        min: 1,
        max: 1,
      },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', offers: ['Oars', 'Archery'], title: '(optional) Choose card(s) to tuck', min: 0, max: 2 },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', offers: ['Oars', 'Tools'], title: '(optional) Choose Achievement', min: 0, max: 1 },
      { as: 'ann', pick: ['Tools'] },
      { changes: { ann: { red: ['Archery'], hand: ['Oars'], achievements: ['Tools'] } } },
    ],
  },
  'may leave the achievement': {
    position: {
      ann: { yellow: ['Soap'], hand: ['Oars', 'Tools'], score: ['Optics', 'Paper'] },
      bob: { blue: ['Translation'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Soap' },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', pick: ['Oars'] },
      { as: 'ann', pick: [] },
      { changes: { ann: { red: ['Oars'], hand: ['Tools'] } } },
    ],
  },
  'needs a strictly higher top card than each opponent': {
    position: {
      ann: { yellow: ['Soap'], hand: ['Oars', 'Tools'], score: ['Optics', 'Paper'] },
      bob: { red: ['Metalworking'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Soap' },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', pick: ['Oars'] },
      { changes: { ann: { red: ['Oars'], hand: ['Tools'] } } },
      { turn: 'bob' },
    ],
  },
  'achieves nothing when no card is tucked': {
    position: {
      ann: { yellow: ['Soap'], red: ['Gunpowder'], hand: ['Oars', 'Tools'], score: ['Optics', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Soap' },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', pick: [] },
      { changes: {} },
      { turn: 'bob' },
    ],
  },
  'offers only what is eligible, and nothing of a color that is not in hand': {
    position: { ann: { yellow: ['Soap'], hand: ['Oars', 'Calendar'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Soap' },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', pick: ['Oars'] },
      { changes: { ann: { red: ['Oars'], hand: ['Calendar'] } } },
      { turn: 'bob' },
    ],
  },
})

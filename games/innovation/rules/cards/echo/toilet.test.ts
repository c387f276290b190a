import { changes, scenarios } from '../../testing/scenarios'

scenarios('Toilet', {
  'takes a score card for each different bonus, and lets a card be cycled': {
    position: {
      ann: { purple: ['Toilet'], red: ['Candles'], yellow: ['Soap'], hand: ['Archery', 'Optics'] },
      bob: { score: ['Tools', 'Oars', 'Calendar', 'Paper'] },
      decks: { base: { '3': ['Education'], '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Toilet' },
      { as: 'bob', offers: ['Tools', 'Oars'], title: 'Choose a card of age 1', count: 1, pick: 'Oars' },
      { as: 'ann', offers: ['Archery', 'Optics'], title: '(optional) Choose a card to cycle', count: [0, 1] },
      { as: 'ann', pick: ['Optics'] },
      changes({
        ann: { green: ['Invention'], hand: ['Archery', 'Education'] },
        bob: { score: ['Tools', 'Paper'] },
      }),
    ],
  },
  'counts equal bonuses once; nothing needs to be cycled': {
    position: {
      ann: { purple: ['Toilet'], red: ['Candles'], blue: ['Perfume'], hand: ['Optics'] },
      bob: { score: ['Tools', 'Oars'] },
      decks: { base: { '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Toilet' },
      { as: 'bob', pick: ['Tools'] },
      { as: 'ann', pick: [] },
      changes({ ann: { green: ['Invention'] }, bob: { score: ['Oars'] } }),
    ],
  },
  'takes nothing without a bonus': {
    position: {
      ann: { purple: ['Toilet'] },
      bob: { score: ['Tools'] },
      decks: { base: { '4': ['Invention'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Toilet' }, changes({ ann: { green: ['Invention'] } }), { turn: 'bob' }],
  },
})

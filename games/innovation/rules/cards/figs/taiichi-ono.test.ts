import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Taiichi Ono', {
  'may achieve a card with the same featured icon from hand': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['Taiichi Ono'], blue: ['Writing'], hand: ['Astronomy', 'Encyclopedia'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Astronomy'], title: '(optional) Choose Achievement', count: [0, 1] },
      { as: 'ann', pick: ['Astronomy'] },
      changes({ ann: { hand: ['Calendar', 'Encyclopedia'], achievements: ['Astronomy'] } }),
    ],
  },
  'the ruling: featured icons are compared, not those that a card shows': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['Taiichi Ono'], blue: ['Writing'], hand: ['Alchemy', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Paper'], pick: 'Paper' },
      changes({ ann: { hand: ['Alchemy', 'Calendar'], achievements: ['Paper'] } }),
    ],
  },
  'draws an 11 where that is declined': {
    position: {
      decks: { base: { '2': ['Calendar'], '11': ['Hypersonics'] } },
      ann: { green: ['Taiichi Ono'], blue: ['Writing'], hand: ['Astronomy'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Writing', []] },
      changes({ ann: { hand: ['Astronomy', 'Calendar', 'Hypersonics'] } }),
    ],
  },
  'draws an 11 where no card matches': {
    position: {
      decks: { base: { '2': ['Calendar'], '11': ['Hypersonics'] } },
      ann: { green: ['Taiichi Ono'], blue: ['Writing'], hand: ['Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Oars', 'Calendar', 'Hypersonics'] } }),
    ],
  },
  "leaves an opponent's action alone": {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      turn: bobsTurn,
      ann: { green: ['Taiichi Ono'], hand: ['Astronomy'] },
      bob: { blue: ['Writing'] },
    },
    steps: [{ as: 'bob', pick: 'Dogma.Writing' }, changes({ bob: { hand: ['Calendar'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { green: ['Taiichi Ono'], blue: ['Writing'], hand: ['Astronomy'] },
      bob: { green: ['J.P. Morgan'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Taiichi Ono', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({
        ann: { hand: ['Astronomy', 'Mapmaking'] },
        bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'up' } },
      }),
    ],
  },
})

import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Margaret Thatcher', {
  'scores a top card with a coin or factory from anywhere': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { red: ['Margaret Thatcher'], blue: ['Writing'] },
      bob: { green: ['Banking'], yellow: ['Agriculture'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      {
        as: 'ann',
        offers: ['Margaret Thatcher', 'Writing', 'Banking'],
        title: 'Choose card(s) to score',
        count: 1,
      },
      { as: 'ann', pick: ['Banking'] },
      changes({ ann: { hand: ['Calendar'], score: ['Banking'] }, bob: { green: [] } }),
    ],
  },
  'the activated card itself may be scored, and is still executed': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { red: ['Margaret Thatcher'], blue: ['Writing'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Writing', 'Writing'] },
      changes({ ann: { hand: ['Calendar'], score: ['Writing'], blue: [] } }),
    ],
  },
  'the ruling: it is mandatory, and takes the figure itself if need be': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Margaret Thatcher'], green: ['The Wheel'] },
      bob: { yellow: ['Agriculture'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Tools', 'Oars'], score: ['Margaret Thatcher'], red: [] } }),
    ],
  },
  "leaves an opponent's action alone": {
    position: {
      turn: bobsTurn,
      decks: { base: { '2': ['Calendar'] } },
      ann: { red: ['Margaret Thatcher'] },
      bob: { blue: ['Writing'] },
    },
    steps: [{ as: 'bob', pick: 'Dogma.Writing' }, changes({ bob: { hand: ['Calendar'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { red: ['Margaret Thatcher'], blue: ['Writing'] },
      bob: { green: ['J.P. Morgan'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Margaret Thatcher', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({
        ann: { hand: ['Mapmaking'] },
        bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'up' } },
      }),
    ],
  },
})

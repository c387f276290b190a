import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('H.G. Wells', {
  'draws and junks a 10 and super-executes it in place of a card with bulbs': {
    position: {
      decks: { base: { '10': ['Globalization'], '11': ['Hypersonics'] } },
      ann: { purple: ['H.G. Wells'], blue: ['Writing'] },
      bob: { yellow: ['Agriculture'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { green: ['Hypersonics'] }, junk: ['Globalization'], bob: { yellow: [] } }),
    ],
  },
  'not in place of a card with another featured icon': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { purple: ['H.G. Wells'], green: ['The Wheel'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  "not in place of an opponent's action": {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      turn: bobsTurn,
      ann: { purple: ['H.G. Wells'] },
      bob: { blue: ['Writing'] },
    },
    steps: [{ as: 'bob', pick: 'Dogma.Writing' }, changes({ bob: { hand: ['Calendar'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { purple: ['H.G. Wells'], blue: ['Writing'] },
      bob: { green: ['J.P. Morgan'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['H.G. Wells', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({
        ann: { hand: ['Mapmaking'] },
        bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'up' } },
      }),
    ],
  },
})

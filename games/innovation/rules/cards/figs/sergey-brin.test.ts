import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Sergey Brin', {
  "every top card of every board may be activated, and one of another's splays their own color up": {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { green: ['Sergey Brin', 'Sailing'], yellow: ['Masonry'], purple: ['City States'] },
      bob: { green: ['The Wheel'], red: ['Hammurabi'] },
    },
    steps: [
      { as: 'ann', offers: ['Masonry', 'City States', 'The Wheel'], in: 'Dogma', pick: 'Dogma.The Wheel' },
      changes({
        ann: { green: { cards: ['Sergey Brin', 'Sailing'], splay: 'up' }, hand: ['Tools', 'Oars'] },
      }),
    ],
  },
  'an own card splays nothing': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['Sergey Brin', 'Sailing'], blue: ['Writing', 'Pottery'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'not in the turn of an opponent, nor while it is covered': {
    position: { ann: { green: ['Sailing', 'Sergey Brin'] }, bob: { green: ['The Wheel'] } },
    steps: [{ as: 'ann', offers: ['Sailing'], in: 'Dogma' }],
  },
  "an opponent's Dogma action reaches no other board": {
    position: {
      turn: bobsTurn,
      ann: { green: ['Sergey Brin'], blue: ['Writing'] },
      bob: { green: ['The Wheel'] },
    },
    steps: [{ as: 'bob', offers: ['The Wheel'], in: 'Dogma' }],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '2': ['Calendar', 'Fermenting'], '10': ['Databases'] } },
      ann: { green: ['Sergey Brin', 'Sailing'], yellow: ['Masonry'], purple: ['City States'] },
      bob: { blue: ['Writing'], green: ['J.P. Morgan'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Sergey Brin', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({ ann: { hand: ['Fermenting', 'Databases'] }, bob: { hand: ['Calendar'] } }),
    ],
  },
})

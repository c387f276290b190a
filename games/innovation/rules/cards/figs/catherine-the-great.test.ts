import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Catherine the Great', {
  'adds a bulb and a clock for every bulb': {
    position: { ann: { purple: ['Catherine the Great'], blue: ['Writing'] } },
    steps: [changes({ ann: { totals: { icons: { s: 8, i: 4, c: 1, p: 1 } } } })],
  },
  'adds nothing for other icons': {
    position: {
      ann: { purple: ['Code of Laws', 'Catherine the Great'], blue: ['Rocketry'] },
      bob: { purple: ['Mysticism'], blue: ['Tools'] },
    },
    steps: [
      changes({ ann: { totals: { icons: { s: 0, i: 3 } } }, bob: { totals: { icons: { s: 2, i: 0 } } } }),
    ],
  },
  'beside a karma that adds to every icon': {
    position: {
      ann: { purple: ['Catherine the Great'], blue: ['James Clerk Maxwell'], hand: ['Tools', 'Oars'] },
    },
    steps: [changes({ ann: { totals: { icons: { s: 6, i: 5, p: 4, k: 0 } } } })],
  },
  "takes the melding player's top card of the color into that player's hand": {
    position: {
      turn: bobsTurn,
      ann: { purple: ['Catherine the Great'] },
      bob: { red: ['Archery', 'Metalworking'], hand: ['Oars'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Oars' },
      changes({ bob: { red: ['Oars', 'Metalworking'], hand: ['Archery'] } }),
    ],
  },
  'works on its owner, too': {
    position: { ann: { purple: ['Catherine the Great'], red: ['Archery'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: ['Archery'] } })],
  },
  'takes nothing where the color is missing': {
    position: { ann: { purple: ['Catherine the Great'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: [] } })],
  },
  'the current player chooses between two karmas': {
    position: {
      turn: bobsTurn,
      ann: { purple: ['Catherine the Great'] },
      bob: { blue: ['Carl Friedrich Gauss'], red: ['Archery'], hand: ['Oars', 'Clothing'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Oars' },
      {
        as: 'bob',
        offers: ['Carl Friedrich Gauss', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'bob', picks: ['Carl Friedrich Gauss', [1]] },
      changes({ bob: { red: ['Oars', 'Archery'], green: ['Clothing'], hand: [] } }),
    ],
  },
})

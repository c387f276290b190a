import { changes, scenarios } from '../../testing/scenarios'

scenarios('Adam Smith', {
  'triples the coins of the board and no other icon': {
    position: { ann: { green: ['Adam Smith'], purple: ['Code of Laws'] } },
    steps: [changes({ ann: { totals: { icons: { c: 12, f: 1, p: 1, l: 1, s: 0 } } } })],
  },
  "leaves an opponent's coins alone": {
    position: { ann: { green: ['Adam Smith'] }, bob: { purple: ['Code of Laws'] } },
    steps: [changes({ ann: { totals: { icons: { c: 6 } } }, bob: { totals: { icons: { c: 2 } } } })],
  },
  'beside a karma for other icons': {
    position: { ann: { green: ['Adam Smith'], purple: ['Catherine the Great'] } },
    steps: [changes({ ann: { totals: { icons: { c: 6, s: 4, i: 2, f: 1 } } } })],
  },
  'junks the deck of value 6 before an action that nobody shares': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      decksExact: { base: { '6': ['Canning', 'Classification'] } },
      ann: { green: ['Adam Smith'], blue: ['Writing', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: { hand: ['Calendar'] },
        junk: ['Canning', 'Classification'],
        decksExact: { base: { '6': [] } },
      }),
    ],
  },
  'splays a color right where the deck is empty': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      decksExact: { base: { '6': [] } },
      ann: { green: ['Adam Smith'], blue: ['Writing', 'Tools'], red: ['Archery', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['red', 'blue'], title: 'Choose a color to splay right', count: 1, pick: 'red' },
      changes({ ann: { red: { cards: ['Archery', 'Oars'], splay: 'right' }, hand: ['Calendar'] } }),
    ],
  },
  'does nothing where somebody shares': {
    position: {
      decks: { base: { '2': ['Calendar', 'Fermenting'], '6': ['Canning'] } },
      ann: { green: ['Adam Smith'], blue: ['Writing'] },
      bob: { blue: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Fermenting', 'Canning'] }, bob: { hand: ['Calendar'] } }),
    ],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { green: ['Adam Smith'], blue: ['Writing'] },
      bob: { green: ['J.P. Morgan'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Adam Smith', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({
        ann: { hand: ['Mapmaking'] },
        bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'up' } },
      }),
    ],
  },
})

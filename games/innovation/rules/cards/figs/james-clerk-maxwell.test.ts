import { changes, scenarios } from '../../testing/scenarios'

scenarios('James Clerk Maxwell', {
  'adds the hand to every icon that shows': {
    position: { ann: { blue: ['James Clerk Maxwell'], red: ['Archery'], hand: ['Tools', 'Oars'] } },
    steps: [changes({ ann: { totals: { icons: { p: 3, i: 3, k: 4, s: 3, l: 0, c: 0 } } } })],
  },
  'adds nothing with an empty hand': {
    position: { ann: { blue: ['James Clerk Maxwell'] }, bob: { hand: ['Tools'] } },
    steps: [changes({ ann: { totals: { icons: { p: 1, i: 1 } } } })],
  },
  'beside a karma for coins': {
    position: { ann: { blue: ['James Clerk Maxwell'], green: ['Adam Smith'], hand: ['Tools'] } },
    steps: [changes({ ann: { totals: { icons: { c: 7, f: 2, p: 3, i: 2 } } } })],
  },
  'its owner draws an 8 before anybody returns a lower card': {
    position: {
      decks: { base: { '8': ['Flight'], '2': ['Calendar'] } },
      ann: { yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { blue: ['James Clerk Maxwell'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ ann: { score: ['Calendar'], hand: [] }, bob: { hand: ['Flight'] } }),
    ],
  },
  'not before a card of value 8 is returned': {
    position: {
      decks: { base: { '9': ['Ecology'] } },
      ann: { yellow: ['Agriculture'], hand: ['Flight'] },
      bob: { blue: ['James Clerk Maxwell'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Flight'] },
      changes({ ann: { score: ['Ecology'], hand: [] } }),
    ],
  },
  'with a karma of the returning player': {
    position: {
      decks: { base: { '8': ['Flight'], '2': ['Calendar'] } },
      ann: { yellow: ['Agriculture'], red: ['Napoleon Bonaparte'], hand: ['Tools'] },
      bob: { blue: ['James Clerk Maxwell'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      {
        as: 'ann',
        offers: ['Napoleon Bonaparte', 'James Clerk Maxwell'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['James Clerk Maxwell'] },
      changes({
        ann: { blue: ['Calendar'], score: ['Napoleon Bonaparte'], red: [], hand: [] },
        bob: { hand: ['Flight'] },
      }),
    ],
  },
})

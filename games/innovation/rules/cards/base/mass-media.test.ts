import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mass Media', {
  'returns all scored cards of a value, everywhere': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Mass Media'], hand: ['Tools', 'Coal'], score: ['Paper', 'Oars'] },
      bob: { score: ['Compass', 'Optics', 'Canning'] },
      cat: { score: ['Education'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mass Media' },
      { as: 'ann', offers: ['Tools', 'Coal'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [3] },
      changes({ ann: { hand: ['Coal'], score: ['Oars'] }, bob: { score: ['Canning'] }, cat: { score: [] } }),
    ],
  },
  'asks for no value when nothing is returned': {
    position: { ann: { green: ['Mass Media'], hand: ['Tools'] }, bob: { score: ['Paper'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Mass Media', []] }, changes(), { turn: 'bob' }],
  },
  'may name a value that nobody scored': {
    position: { ann: { green: ['Mass Media'], hand: ['Tools'] }, bob: { score: ['Paper'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Mass Media', 'Tools', [11]] }, changes({ ann: { hand: [] } })],
  },
  'asks nothing when the hand is empty, and splays purple up': {
    position: { ann: { green: ['Mass Media', 'Sailing'], purple: ['Education', 'Philosophy'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Mass Media' },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      changes({ ann: { purple: { cards: ['Education', 'Philosophy'], splay: 'up' } } }),
    ],
  },
  'is shared with whoever has as many lightbulbs': {
    position: {
      ann: { green: ['Mass Media'], score: ['Paper', 'Coal'] },
      bob: { purple: ['Philosophy'], hand: ['Tools'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mass Media' },
      { as: 'bob', picks: ['Tools', [5]] },
      changes({ ann: { score: ['Paper'], hand: ['Flight'] }, bob: { hand: [] } }),
    ],
  },
})

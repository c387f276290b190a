import { changes, scenarios } from '../../testing/scenarios'

scenarios('Printing Press', {
  'pays with a scored card and draws two higher than the top purple card': {
    position: {
      ann: { blue: ['Printing Press'], purple: ['Philosophy', 'Enterprise'], score: ['Tools', 'Oars'] },
      decks: { base: { 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Printing Press' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', pick: ['Tools'] },
      changes({ ann: { score: ['Oars'], hand: ['Invention'] } }),
      { turn: 'bob' },
    ],
  },
  'draws a 2 without a purple card, then may splay blue right': {
    position: {
      ann: { blue: ['Printing Press', 'Pottery'], score: ['Gunpowder'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Printing Press', 'Gunpowder'] },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: {
          blue: { cards: ['Printing Press', 'Pottery'], splay: 'right' },
          hand: ['Calendar'],
          score: [],
        },
      }),
    ],
  },
  'draws nothing when nothing is returned': {
    position: { ann: { blue: ['Printing Press', 'Pottery'], score: ['Tools'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Printing Press', [], []] }, changes()],
  },
  'asks nothing where there is nothing to return or splay': {
    position: { ann: { blue: ['Printing Press'], purple: ['Philosophy'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Printing Press' }, changes(), { turn: 'bob' }],
  },
  'lets whoever shares pay first, by their own purple card': {
    position: {
      ann: { blue: ['Printing Press'], purple: ['Enterprise'] },
      bob: { blue: ['Atomic Theory'], purple: ['Education'], score: ['Oars'] },
      decks: { base: { 5: ['Coal'], 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Printing Press' },
      { as: 'bob', pick: ['Oars'] },
      changes({ ann: { hand: ['Invention'] }, bob: { hand: ['Coal'], score: [] } }),
    ],
  },
})

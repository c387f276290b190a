import { changes, scenarios } from '../../testing/scenarios'

scenarios('J.P. Morgan', {
  'splays the color up on its own board, whoever activates a card': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { blue: ['Writing'] },
      bob: { green: ['J.P. Morgan'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: { hand: ['Mapmaking'] },
        bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'up' } },
      }),
    ],
  },
  'works for its owner, too': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { green: ['J.P. Morgan'], blue: ['Writing', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { blue: { cards: ['Writing', 'Calendar'], splay: 'up' }, hand: ['Mapmaking'] } }),
    ],
  },
  'splays nothing where the color has a single card': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { blue: ['Writing'] },
      bob: { green: ['J.P. Morgan'], blue: ['Pottery'], red: ['Archery', 'Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Mapmaking'] } })],
  },
  'ignores melded cards': {
    position: { ann: { hand: ['Writing'] }, bob: { green: ['J.P. Morgan'], blue: ['Pottery', 'Calendar'] } },
    steps: [{ as: 'ann', pick: 'Meld.Writing' }, changes({ ann: { blue: ['Writing'], hand: [] } })],
  },
  'with a karma of the acting player': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { blue: { cards: ['Writing', 'Tools'], splay: 'right' }, green: ['George Stephenson'] },
      bob: { green: ['J.P. Morgan'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['George Stephenson', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['George Stephenson'] },
      changes({ ann: { blue: { cards: ['Writing', 'Tools'], splay: 'up' }, hand: ['Mapmaking'] } }),
    ],
  },
})

import { scenarios } from '../../testing/scenarios'

scenarios('John Harrison', {
  'returns a card and draws one of its value from a set of choice': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '6': ['Canning'] }, figs: { '1': ['Homer'] } },
      ann: { green: ['John Harrison'], hand: ['Tools'] },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['base', 'figs'], title: 'Choose a deck to draw from', min: 1, max: 1 },
      { as: 'ann', pick: ['figs'] },
      { changes: { ann: { hand: ['Homer', 'Canning'] } } },
    ],
  },
  'draws from the base set where that is chosen': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '6': ['Canning'], '2': ['Mapmaking'] } },
      ann: { green: ['John Harrison'], hand: ['Calendar', 'Tools'] },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', pick: ['Calendar'] },
      { as: 'ann', pick: ['base'] },
      { changes: { ann: { hand: ['Tools', 'Mapmaking', 'Canning'] } } },
    ],
  },
  'draws nothing more with an empty hand': {
    position: { decks: { base: { '6': ['Canning'] } }, ann: { green: ['John Harrison'] }, bob: {} },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, { changes: { ann: { hand: ['Canning'] } } }],
  },
  'a draw by an effect is not a Draw action': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['John Harrison'], blue: ['Writing'], hand: ['Tools'] },
      bob: {},
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { changes: { ann: { hand: ['Tools', 'Calendar'] } } }],
  },
  'one of two karmas of a Draw action': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '6': ['Canning'], '1': ['Oars'] } },
      ann: { green: ['John Harrison'], blue: ['Carl Friedrich Gauss'], hand: ['Tools'] },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', pick: ['John Harrison'] },
      { as: 'ann', pick: ['base'] },
      { as: 'ann', pick: ['Carl Friedrich Gauss'] },
      { changes: { ann: { hand: ['Oars', 'Canning'], score: ['Carl Friedrich Gauss'], blue: [] } } },
    ],
  },
})

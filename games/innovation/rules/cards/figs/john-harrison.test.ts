import { changes, scenarios } from '../../testing/scenarios'

scenarios('John Harrison', {
  'returns a card and draws one of its value from a set of choice': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '6': ['Canning'] }, figs: { '1': ['Homer'] } },
      ann: { green: ['John Harrison'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['base', 'figs'], title: 'Choose a deck to draw from', count: 1, pick: 'figs' },
      changes({ ann: { hand: ['Homer', 'Canning'] } }),
    ],
  },
  'draws from the base set where that is chosen': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '6': ['Canning'], '2': ['Mapmaking'] } },
      ann: { green: ['John Harrison'], hand: ['Calendar', 'Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'Calendar', 'base'] },
      changes({ ann: { hand: ['Tools', 'Mapmaking', 'Canning'] } }),
    ],
  },
  'draws nothing more with an empty hand': {
    position: { decks: { base: { '6': ['Canning'] } }, ann: { green: ['John Harrison'] } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Canning'] } })],
  },
  'a draw by an effect is not a Draw action': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { green: ['John Harrison'], blue: ['Writing'], hand: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Tools', 'Calendar'] } })],
  },
  'one of two karmas of a Draw action': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '6': ['Canning'], '1': ['Oars'] } },
      ann: { green: ['John Harrison'], blue: ['Carl Friedrich Gauss'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'John Harrison', 'base', 'Carl Friedrich Gauss'] },
      changes({ ann: { hand: ['Oars', 'Canning'], score: ['Carl Friedrich Gauss'], blue: [] } }),
    ],
  },
})

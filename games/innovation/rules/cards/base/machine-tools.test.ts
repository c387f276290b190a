import { changes, scenarios } from '../../testing/scenarios'

scenarios('Machine Tools', {
  'scores a card as high as the highest scored one': {
    position: {
      ann: { red: ['Machine Tools'], score: ['Tools', 'Paper', 'Calendar'] },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Machine Tools' },
      changes({ ann: { score: ['Tools', 'Paper', 'Calendar', 'Optics'] } }),
      { turn: 'bob' },
    ],
  },
  'scores a 1 into an empty score pile': {
    position: { ann: { red: ['Machine Tools'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Machine Tools' }, changes({ ann: { score: ['Oars'] } })],
  },
  'shares with whoever has as many factories, by their own score pile': {
    position: {
      ann: { red: ['Machine Tools'] },
      bob: { red: ['Coal'], score: ['Calendar'] },
      decks: { base: { 2: ['Mathematics'], 1: ['Oars'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Machine Tools' },
      changes({ ann: { score: ['Oars'], hand: ['Canning'] }, bob: { score: ['Calendar', 'Mathematics'] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Morphine', {
  'takes all odd cards of a hand, and draws one higher than the highest': {
    position: {
      ann: { yellow: ['Morphine'], hand: ['Oars', 'Calendar'], red: ['Optics', 'Coal'] },
      bob: { hand: ['Paper', 'Banking', 'Mathematics'] },
      decks: { base: { '6': ['Classification', 'Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Morphine' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: {
          red: { cards: ['Optics', 'Coal'], splay: 'right' },
          hand: ['Calendar', 'Canning'],
          score: ['Oars'],
        },
        bob: { hand: ['Mathematics', 'Classification'] },
      }),
    ],
  },
  'looks at the hands of all that were demanded of': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { yellow: ['Morphine'] },
      bob: { hand: ['Bicycle'] },
      cat: { hand: ['Oars'] },
      decks: { base: { '6': ['Classification', 'Canning'], '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Morphine' },
      changes({ ann: { hand: ['Flight'] }, bob: { hand: ['Classification'] }, cat: { hand: ['Canning'] } }),
    ],
  },
  'draws nothing where nothing was returned': {
    position: {
      ann: { yellow: ['Morphine'], hand: ['Calendar'] },
      bob: { hand: ['Mathematics'] },
      decks: { base: { '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Morphine' },
      changes({ bob: { hand: ['Mathematics', 'Classification'] } }),
      { turn: 'bob' },
    ],
  },
})

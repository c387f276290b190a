import { scenarios } from '../../testing/scenarios'

scenarios('Democracy', {
  'rewards only who returns more than any other so far': {
    position: {
      ann: { purple: ['Democracy'], hand: ['Tools', 'Oars'] },
      bob: { blue: ['Atomic Theory'], hand: ['Paper', 'Sailing'] },
      decks: { base: { 8: ['Flight'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Democracy' },
      { as: 'bob', pick: ['Paper'] },
      { as: 'ann', pick: ['Tools'] },
      {
        becomes: {
          ann: { purple: ['Democracy'], hand: ['Oars', 'Canning'] },
          bob: { blue: ['Atomic Theory'], hand: ['Sailing'], score: ['Flight'] },
        },
      },
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Popular Science', {
  'melds by a green card of any board, then by your own yellow card': {
    position: {
      ann: { blue: ['Popular Science'], green: ['Paper'] },
      bob: { green: ['Navigation'] },
      decks: { base: { 4: ['Anatomy'], 5: ['Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Popular Science' },
      { as: 'ann', offers: ['3', '4'], title: 'Choose Age', count: 1, pick: '4' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: { blue: { cards: ['Physics', 'Popular Science'], splay: 'right' }, yellow: ['Anatomy'] },
      }),
    ],
  },
  'a card that is not there has the value 0': {
    position: { ann: { blue: ['Popular Science'] }, decks: { base: { 1: ['Oars', 'Archery'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Popular Science' }, changes({ ann: { red: ['Archery', 'Oars'] } })],
  },
})

import { scenarios } from '../../testing/scenarios'

scenarios('Oars', {
  'takes coins one after the other, and then draws nothing for itself': {
    position: {
      ann: { red: ['Oars'] },
      bob: { hand: ['Sailing', 'Tools'] },
      decks: { base: { 1: ['City States', 'Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      {
        becomes: {
          ann: { red: ['Oars'], score: ['Sailing', 'City States'] },
          bob: { hand: ['Tools', 'Pottery'] },
        },
      },
    ],
  },
  'draws when nothing could be transferred': {
    position: { ann: { red: ['Oars'] }, bob: { hand: ['Tools'] }, decks: { base: { 1: ['Pottery'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      { becomes: { ann: { red: ['Oars'], hand: ['Pottery'] }, bob: { hand: ['Tools'] } } },
      { as: 'bob', hidden: ['Pottery'] },
    ],
  },
})

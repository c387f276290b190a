import { changes, scenarios } from '../../testing/scenarios'

scenarios('Subway', {
  'junks a color with fewer than seven visible cards': {
    position: {
      ann: { yellow: ['Subway'], blue: ['Tools'] },
      decks: { base: { 7: ['Evolution'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Subway' },
      changes({ ann: { hand: ['Flight'], blue: [] }, junk: ['Tools', 'Evolution'] }),
    ],
  },
  'draws a 9 with seven visible cards': {
    position: {
      ann: {
        yellow: ['Subway'],
        blue: {
          cards: ['Tools', 'Pottery', 'Writing', 'Calendar', 'Mathematics', 'Translation'],
          splay: 'left',
        },
      },
      decks: { base: { 7: ['Evolution'], 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Subway' },
      changes({
        ann: {
          blue: {
            cards: ['Tools', 'Pottery', 'Writing', 'Calendar', 'Mathematics', 'Translation', 'Evolution'],
            splay: 'left',
          },
          hand: ['Genetics'],
        },
      }),
    ],
  },
  'an unsplayed stack shows one card': {
    position: {
      ann: {
        yellow: ['Subway'],
        blue: ['Tools', 'Pottery', 'Writing', 'Calendar', 'Mathematics', 'Translation'],
      },
      decks: { base: { 7: ['Evolution'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Subway' },
      changes({
        ann: { hand: ['Flight'], blue: [] },
        junk: ['Tools', 'Pottery', 'Writing', 'Calendar', 'Mathematics', 'Translation', 'Evolution'],
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Toothbrush', {
  'tucks all cards of a value, splays left, junks the deck of 2 and achieves the highest card': {
    position: {
      ann: {
        yellow: ['Toothbrush', 'Masonry'],
        hand: ['Oars', 'Tools', 'Paper'],
        score: ['Coal', 'Machinery'],
      },
      junk: ['Archery'],
      decksExact: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Toothbrush' },
      { as: 'ann', offers: [1, 3], title: 'Choose Age', count: 1, pick: [1] },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Junk the 2 deck?', pick: 'yes' },
      changes({
        ann: {
          yellow: { cards: ['Toothbrush', 'Masonry'], splay: 'left' },
          red: ['Oars'],
          blue: ['Tools'],
          hand: ['Paper'],
          achievements: ['Calendar'],
        },
      }),
    ],
  },
  'achieves nothing when not eligible': {
    position: { ann: { yellow: ['Toothbrush', 'Masonry'] }, decksExact: { base: { '2': ['Calendar'] } } },
    steps: [{ as: 'ann', picks: ['Dogma.Toothbrush', [], 'yes'] }, changes({ junk: ['Calendar'] })],
  },
  'asks nothing with an empty hand, one card and an empty deck': {
    position: { ann: { yellow: ['Toothbrush'] }, decksExact: { base: { '2': [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Toothbrush' }, changes(), { turn: 'bob' }],
  },
  'shows the cards of the junk by their backs': {
    position: {
      ann: { yellow: ['Toothbrush'], score: ['Coal', 'Machinery'] },
      junk: ['Mathematics'],
      decksExact: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Toothbrush', 'yes'] },
      { as: 'ann', offers: ['*base-2*', '*base-2*'], title: 'Choose Achievement', pick: '*base-2*' },
      changes({ ann: { achievements: ['Mathematics'] }, junk: ['Calendar'] }),
    ],
  },
})

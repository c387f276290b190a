import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pantheism', {
  'scores the color of one tucked card and splays that of the other': {
    position: {
      ann: {
        purple: ['Pantheism'],
        red: ['Oars'],
        yellow: ['Agriculture', 'Masonry'],
        hand: ['Archery', 'Tools'],
      },
      decks: { base: { 4: ['Anatomy', 'Navigation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pantheism' },
      { as: 'ann', offers: ['Archery', 'Tools'], title: 'Choose card(s) to tuck', count: 1, pick: 'Archery' },
      { as: 'ann', offers: ['red', 'yellow'], title: 'Choose a color to score', count: 1, pick: 'red' },
      changes({
        ann: {
          yellow: { cards: ['Agriculture', 'Masonry', 'Anatomy'], splay: 'right' },
          hand: ['Tools'],
          green: ['Navigation'],
          score: ['Oars', 'Archery'],
          red: [],
        },
      }),
    ],
  },
  'scores a color that both have': {
    position: {
      ann: { purple: ['Pantheism'], red: ['Oars'], hand: ['Archery'] },
      decks: { base: { 4: ['Gunpowder', 'Navigation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pantheism' },
      changes({ ann: { green: ['Navigation'], score: ['Oars', 'Archery', 'Gunpowder'], red: [], hand: [] } }),
    ],
  },
  'only tucks a 4 with an empty hand': {
    position: { ann: { purple: ['Pantheism'] }, decks: { base: { 4: ['Navigation'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Pantheism' }, changes({ ann: { green: ['Navigation'] } })],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Red Herring', {
  'splays red, and up what is splayed the same way': {
    position: {
      ann: { red: ['Red Herring', 'Archery'], yellow: { cards: ['Agriculture', 'Masonry'], splay: 'left' } },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Red Herring' },
      { as: 'ann', offers: ['left', 'right', 'up'], title: 'Choose a direction to splay red', count: 1 },
      { as: 'ann', pick: ['left'] },
      changes({
        ann: {
          red: { cards: ['Red Herring', 'Archery'], splay: 'left' },
          yellow: { cards: ['Agriculture', 'Masonry', 'Canning'], splay: 'up' },
        },
      }),
    ],
  },
  'unsplays what is splayed another way': {
    position: {
      ann: {
        red: { cards: ['Red Herring', 'Archery'], splay: 'up' },
        green: { cards: ['Sailing', 'Paper'], splay: 'left' },
      },
      decks: { base: { 6: ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Red Herring' },
      { as: 'ann', offers: ['left', 'right'], title: 'Choose a direction to splay red', pick: 'right' },
      changes({
        ann: {
          red: { cards: ['Red Herring', 'Archery'], splay: 'right' },
          green: ['Sailing', 'Paper', 'Classification'],
        },
      }),
    ],
  },
  'red itself is splayed as red is': {
    position: { ann: { red: ['Red Herring', 'Archery'] }, decks: { base: { 6: ['Machine Tools'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Red Herring', 'right'] },
      changes({ ann: { red: { cards: ['Red Herring', 'Archery', 'Machine Tools'], splay: 'up' } } }),
    ],
  },
  'a single red card is not splayed; no splay is not a direction': {
    position: { ann: { red: ['Red Herring'], yellow: ['Agriculture'] }, decks: { base: { 6: ['Canning'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Red Herring' },
      changes({ ann: { yellow: ['Agriculture', 'Canning'] } }),
    ],
  },
})

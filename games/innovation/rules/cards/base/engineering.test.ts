import { changes, scenarios } from '../../testing/scenarios'

scenarios('Engineering', {
  'takes all top cards with a castle, not what lies beneath': {
    position: {
      ann: { red: ['Engineering'], yellow: ['Masonry'], purple: ['Mysticism'] },
      bob: {
        red: ['Archery', 'Oars'],
        yellow: ['Domestication'],
        blue: ['Tools'],
        green: ['Sailing', 'The Wheel'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Engineering' },
      changes({
        ann: { score: ['Archery', 'Domestication', 'Tools'] },
        bob: { red: ['Oars'], yellow: [], blue: [] },
      }),
    ],
  },
  'splays red left': {
    position: { ann: { red: ['Engineering', 'Archery'] }, bob: { green: ['Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Engineering' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({ ann: { red: { cards: ['Engineering', 'Archery'], splay: 'left' } } }),
    ],
  },
  'may leave red as it is': {
    position: { ann: { red: ['Engineering', 'Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Engineering' }, { as: 'ann', pick: [] }, changes()],
  },
  'demands nothing of a sharer, who may splay as well': {
    position: {
      ann: { red: ['Engineering'] },
      bob: { red: ['Archery', 'Oars'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Engineering' },
      { as: 'bob', pick: ['red'] },
      changes({ ann: { hand: ['Paper'] }, bob: { red: { cards: ['Archery', 'Oars'], splay: 'left' } } }),
    ],
  },
})

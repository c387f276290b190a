import { changes, scenarios } from '../../testing/scenarios'

scenarios('Knights Templar', {
  'unsplays a color and takes its top card': {
    position: {
      ann: { red: ['Knights Templar'] },
      bob: {
        green: { cards: ['Sailing', 'Paper'], splay: 'up' },
        blue: { cards: ['Pottery', 'Writing'], splay: 'left' },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Knights Templar' },
      { as: 'bob', offers: ['green', 'blue'], title: 'Choose a color', count: 1, pick: 'green' },
      changes({ ann: { score: ['Sailing'] }, bob: { green: ['Paper'] } }),
    ],
  },
  'takes nothing where nothing is splayed; may splay red or green left': {
    position: {
      ann: { red: ['Knights Templar', 'Archery'], green: ['Sailing', 'Paper'] },
      bob: { blue: ['Pottery', 'Writing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Knights Templar' },
      {
        as: 'ann',
        offers: ['red', 'green'],
        title: '(optional) Choose a color to splay left',
        count: [0, 1],
      },
      { as: 'ann', pick: ['red'] },
      changes({ ann: { red: { cards: ['Knights Templar', 'Archery'], splay: 'left' } } }),
    ],
  },
})

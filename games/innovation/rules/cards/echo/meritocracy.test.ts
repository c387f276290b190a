import { changes, scenarios } from '../../testing/scenarios'

scenarios('Meritocracy', {
  "takes all cards that show the leader's most frequent icon": {
    position: { ann: { purple: ['Meritocracy'] }, bob: { red: ['Archery'], yellow: ['Masonry'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Meritocracy' },
      changes({ ann: { red: ['Archery'] }, bob: { red: [] } }),
    ],
  },
  'lets the other choose where icons tie': {
    position: {
      ann: { purple: ['Meritocracy'], green: ['Sailing'] },
      bob: { red: ['Oars'], yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Meritocracy' },
      { as: 'bob', offers: ['coin', 'lightbulb'], count: 1, pick: 'coin' },
      changes({ ann: { red: ['Oars'] }, bob: { red: [] } }),
    ],
  },
  'takes covered cards that show it, and none that do not': {
    position: {
      ann: { purple: ['Meritocracy'] },
      bob: { red: { cards: ['Oars', 'Archery'], splay: 'right' }, blue: ['Pottery', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Meritocracy' },
      changes({ ann: { red: ['Archery'] }, bob: { red: ['Oars'] } }),
    ],
  },
  'makes them achievements when foreseen': {
    position: {
      ann: { hand: ['Whataboutism'], forecast: ['Meritocracy'] },
      bob: { red: ['Archery'], yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Whataboutism' },
      changes({
        ann: { purple: ['Meritocracy', 'Whataboutism'], achievements: ['Archery'], hand: [], forecast: [] },
        bob: { red: [] },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sniping', {
  'unsplays a color, melds its bottom card and takes the next from the bottom': {
    position: {
      ann: { red: ['Sniping'] },
      bob: { green: { cards: ['Sailing', 'Paper', 'Clothing'], splay: 'left' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sniping' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a color', count: 1 },
      { as: 'ann', pick: ['green'] },
      changes({ ann: { green: ['Paper'] }, bob: { green: ['Clothing', 'Sailing'] } }),
    ],
  },
  'takes no card that is on top': {
    position: { ann: { red: ['Sniping'] }, bob: { green: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Sniping' }, { as: 'ann', pick: ['green'] }, changes()],
  },
  'a color without cards has nothing to take': {
    position: { ann: { red: ['Sniping'] }, bob: { green: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Sniping' }, { as: 'ann', pick: ['blue'] }, changes()],
  },
})

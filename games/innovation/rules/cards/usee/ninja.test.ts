import { scenarios } from '../../testing/scenarios'

scenarios('Ninja', {
  'has a card of a color returned and takes the top card of that color': {
    position: { ann: { red: ['Ninja'] }, bob: { red: ['Oars'], hand: ['Archery', 'Metalworking', 'Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ninja' },
      { as: 'ann', pick: ['red'] },
      { as: 'bob', offers: ['Archery', 'Metalworking'], title: 'Choose card(s) to return', min: 1, max: 1 },
      { as: 'bob', pick: ['Archery'] },
      { as: 'ann', sees: ['Archery'] },
      { as: 'ann', pick: [] },
      { changes: { ann: { red: ['Oars', 'Ninja'] }, bob: { hand: ['Metalworking', 'Tools'], red: [] } } },
    ],
  },
  'takes nothing for a color that is not in hand': {
    position: { ann: { red: ['Ninja'] }, bob: { red: ['Oars'], hand: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ninja' },
      {
        as: 'ann',
        offers: ['red', 'yellow', 'green', 'blue', 'purple'],
        title: 'Choose a color',
        min: 1,
        max: 1,
      },
      { as: 'ann', pick: ['red'] },
      { changes: {} },
    ],
  },
  'may splay red right': {
    position: { ann: { red: ['Ninja', 'Gunpowder'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ninja' },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay right', min: 0, max: 1 },
      { as: 'ann', pick: ['red'] },
      { changes: { ann: { red: { cards: ['Ninja', 'Gunpowder'], splay: 'right' } } } },
    ],
  },
})

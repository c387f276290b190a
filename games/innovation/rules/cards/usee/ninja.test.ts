import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ninja', {
  'has a card of a color returned and takes the top card of that color': {
    position: { ann: { red: ['Ninja'] }, bob: { red: ['Oars'], hand: ['Archery', 'Metalworking', 'Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Ninja', 'red'] },
      { as: 'bob', offers: ['Archery', 'Metalworking'], title: 'Choose card(s) to return', count: 1 },
      { as: 'bob', pick: ['Archery'] },
      { as: 'ann', sees: ['Archery'] },
      { as: 'ann', pick: [] },
      changes({ ann: { red: ['Oars', 'Ninja'] }, bob: { hand: ['Metalworking', 'Tools'], red: [] } }),
    ],
  },
  'takes nothing for a color that is not in hand': {
    position: { ann: { red: ['Ninja'] }, bob: { red: ['Oars'], hand: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ninja' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a color', count: 1 },
      { as: 'ann', pick: ['red'] },
      changes(),
    ],
  },
  'may splay red right': {
    position: { ann: { red: ['Ninja', 'Gunpowder'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Ninja', 'red'] },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({ ann: { red: { cards: ['Ninja', 'Gunpowder'], splay: 'right' } } }),
    ],
  },
})

import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Benjamin Franklin', {
  "takes an opponent's top figure of the color": {
    position: { ann: { blue: ['Benjamin Franklin'], hand: ['Archery'] }, bob: { red: ['Hammurabi'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Archery' },
      changes({ ann: { red: ['Archery'], hand: ['Hammurabi'] }, bob: { red: [] } }),
    ],
  },
  'chooses between the figures of two opponents': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { blue: ['Benjamin Franklin'], hand: ['Archery'] },
      bob: { red: ['Hammurabi'] },
      cat: { red: ['Jackie Chan'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Archery' },
      { as: 'ann', offers: ['Hammurabi', 'Jackie Chan'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'ann', pick: ['Jackie Chan'] },
      changes({ ann: { red: ['Archery'], hand: ['Jackie Chan'] }, cat: { red: [] } }),
    ],
  },
  'takes no covered figure, none of another color, and no other card': {
    position: {
      ann: { blue: ['Benjamin Franklin'], hand: ['Archery'] },
      bob: { red: ['Oars', 'Hammurabi'], purple: ['Homer'] },
    },
    steps: [{ as: 'ann', pick: 'Meld.Archery' }, changes({ ann: { red: ['Archery'], hand: [] } })],
  },
  "ignores an opponent's meld": {
    position: {
      turn: bobsTurn,
      ann: { blue: ['Benjamin Franklin'], red: ['Oars'] },
      bob: { red: ['Hammurabi'], hand: ['Archery'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Archery' },
      changes({ bob: { red: ['Archery', 'Hammurabi'], hand: [] } }),
    ],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { blue: ['Benjamin Franklin'], red: ['Oars'], hand: ['Archery'] },
      bob: { purple: ['Catherine the Great'] },
      cat: { red: ['Hammurabi'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Archery' },
      {
        as: 'ann',
        offers: ['Benjamin Franklin', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { red: ['Archery'], hand: ['Oars'] } }),
    ],
  },
})

import { scenarios } from '../../testing/scenarios'

scenarios('Ice Skates', {
  'gives a choice for each returned card, then returns the highest top card': {
    position: {
      ann: { green: ['Ice Skates'], hand: ['Oars', 'Tools', 'Pottery'] },
      decks: { base: { '2': ['Philosophy'], '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ice Skates' },
      {
        as: 'ann',
        offers: ['Oars', 'Tools', 'Pottery'],
        title: '(optional) Choose card(s) to return',
        min: 0,
        max: 2,
      },
      { as: 'ann', pick: ['Oars', 'Tools'] },
      { as: 'ann', offers: ['draw and meld a {2}', 'draw and foreshadow a {3}'], min: 1, max: 1 },
      { as: 'ann', pick: ['draw and meld a {2}'] },
      { as: 'ann', pick: ['draw and foreshadow a {3}'] },
      { changes: { ann: { hand: ['Pottery'], forecast: ['Paper'] }, decks: { base: { '2': [] } } } },
    ],
  },
  'returns itself where it is the highest, also when no card is returned': {
    position: { ann: { green: ['Ice Skates'], hand: ['Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ice Skates' },
      { as: 'ann', pick: [] },
      { changes: { ann: { green: [] } } },
    ],
  },
  'asks which of the highest top cards is returned': {
    position: { ann: { green: ['Ice Skates'], red: ['Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ice Skates' },
      { as: 'ann', offers: ['Oars', 'Ice Skates'], title: 'Choose Cards(s)', min: 1, max: 1 },
      { as: 'ann', pick: ['Oars'] },
      { changes: { ann: { red: [] } } },
    ],
  },
  'junks the decks of 1 and 2 when foreseen': {
    position: {
      ann: { hand: ['Oars'], forecast: ['Ice Skates'] },
      decksExact: { base: { '1': ['Sailing'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', pick: ['Oars'] },
      { changes: { ann: { green: ['Ice Skates'], hand: [], forecast: [] }, junk: ['Sailing', 'Calendar'] } },
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

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
        count: [0, 2],
      },
      { as: 'ann', pick: ['Oars', 'Tools'] },
      { as: 'ann', offers: ['draw and meld a {2}', 'draw and foreshadow a {3}'], count: 1 },
      { as: 'ann', picks: ['draw and meld a {2}', 'draw and foreshadow a {3}'] },
      changes({ ann: { hand: ['Pottery'], forecast: ['Paper'] }, decks: { base: { '2': [] } } }),
    ],
  },
  'returns itself where it is the highest, also when no card is returned': {
    position: { ann: { green: ['Ice Skates'], hand: ['Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Ice Skates', []] }, changes({ ann: { green: [] } })],
  },
  'asks which of the highest top cards is returned': {
    position: { ann: { green: ['Ice Skates'], red: ['Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ice Skates' },
      { as: 'ann', offers: ['Oars', 'Ice Skates'], title: 'Choose Cards(s)', count: 1, pick: 'Oars' },
      changes({ ann: { red: [] } }),
    ],
  },
  'junks the decks of 1 and 2 when foreseen': {
    position: {
      ann: { hand: ['Oars'], forecast: ['Ice Skates'] },
      decksExact: { base: { '1': ['Sailing'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Oars', 'Oars'] },
      changes({ ann: { green: ['Ice Skates'], hand: [], forecast: [] }, junk: ['Sailing', 'Calendar'] }),
    ],
  },
})

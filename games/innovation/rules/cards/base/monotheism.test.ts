import { changes, scenarios } from '../../testing/scenarios'

scenarios('Monotheism', {
  'scores a top card of a color that the leader lacks; both tuck a 1': {
    position: {
      ann: { purple: ['Monotheism'], red: ['Oars'] },
      bob: { red: ['Coal'], yellow: ['Agriculture'], blue: ['Pottery', 'Writing'] },
      decks: { base: { 1: ['Tools', 'Archery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Monotheism' },
      { as: 'bob', offers: ['Agriculture', 'Pottery'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Pottery'] },
      changes({ ann: { red: ['Oars', 'Archery'], score: ['Pottery'] }, bob: { blue: ['Writing', 'Tools'] } }),
    ],
  },
  'takes nothing from a board of the same colors, whose owner tucks nothing': {
    position: {
      ann: { purple: ['Monotheism'], red: ['Oars'] },
      bob: { red: ['Coal'] },
      decks: { base: { 1: ['Archery'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Monotheism' }, changes({ ann: { red: ['Oars', 'Archery'] } })],
  },
  'demands nothing of a sharer, who tucks a 1 as well': {
    position: {
      ann: { purple: ['Monotheism'] },
      bob: { red: ['Metalworking'] },
      decks: { base: { 1: ['Archery', 'Tools'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Monotheism' },
      changes({ ann: { blue: ['Tools'], hand: ['Calendar'] }, bob: { red: ['Metalworking', 'Archery'] } }),
    ],
  },
})

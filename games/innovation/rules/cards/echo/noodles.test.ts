import { changes, scenarios } from '../../testing/scenarios'

scenarios('Noodles', {
  'scores a 2 with more 1s in hand than each opponent, and all 1s after a yellow card': {
    position: {
      ann: { yellow: ['Noodles'], hand: ['Oars', 'Paper'] },
      decks: { base: { '1': ['Agriculture'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Noodles' },
      changes({ ann: { hand: ['Paper'], score: ['Calendar', 'Oars', 'Agriculture'] } }),
    ],
  },
  'scores nothing with as many 1s as an opponent, nor after another color': {
    position: {
      ann: { yellow: ['Noodles'], hand: ['Oars'] },
      bob: { hand: ['Tools'] },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Noodles' },
      changes({ ann: { hand: ['Oars', 'Sailing'] } }),
      { as: 'bob', sees: ['Sailing'] },
    ],
  },
  'no 1 is not more than none': {
    position: { ann: { yellow: ['Noodles'], hand: ['Paper'] }, decks: { base: { '1': ['Sailing'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Noodles' }, changes({ ann: { hand: ['Paper', 'Sailing'] } })],
  },
  'a partner is not an opponent': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { yellow: ['Noodles'], hand: ['Oars'] },
      cat: { hand: ['Tools', 'Pottery'] },
      decks: { base: { '1': ['Sailing'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Noodles' },
      changes({ ann: { hand: ['Oars', 'Sailing'], score: ['Calendar'] } }),
    ],
  },
})

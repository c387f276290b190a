import { changes, scenarios } from '../../testing/scenarios'

scenarios('Order of the Occult Hand', {
  'loses with a scored 3': {
    position: { ann: { purple: ['Order of the Occult Hand'], score: ['Paper'], hand: ['Evolution'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Order of the Occult Hand' },
      { over: { winner: 'bob', reason: 'Order of the Occult Hand' } },
    ],
  },
  'wins with a 7 in hand': {
    position: { ann: { purple: ['Order of the Occult Hand'], score: ['Tools'], hand: ['Evolution'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Order of the Occult Hand' },
      { over: { winner: 'ann', reason: 'Order of the Occult Hand' } },
    ],
  },
  'melds two cards, scores four and splays blue up': {
    position: {
      ann: {
        purple: ['Order of the Occult Hand'],
        blue: ['Pottery'],
        hand: ['Tools', 'Oars', 'Sailing', 'Agriculture', 'Mysticism', 'Calendar', 'Writing'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Order of the Occult Hand' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Sailing', 'Agriculture', 'Mysticism', 'Calendar', 'Writing'],
        title: 'Choose card(s) to meld',
        count: 2,
      },
      { as: 'ann', pick: ['Tools', 'Oars'] },
      {
        as: 'ann',
        offers: ['Sailing', 'Agriculture', 'Mysticism', 'Calendar', 'Writing'],
        title: 'Choose card(s) to score',
        count: 4,
      },
      { as: 'ann', pick: ['Sailing', 'Agriculture', 'Mysticism', 'Calendar'] },
      changes({
        ann: {
          blue: { cards: ['Tools', 'Pottery'], splay: 'up' },
          hand: ['Writing'],
          red: ['Oars'],
          score: ['Sailing', 'Agriculture', 'Mysticism', 'Calendar'],
        },
      }),
    ],
  },
  'does as much as it can': {
    position: { ann: { purple: ['Order of the Occult Hand'], hand: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Order of the Occult Hand' },
      changes({ ann: { blue: ['Tools'], hand: [] } }),
    ],
  },
})

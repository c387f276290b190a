import { changes, scenarios } from '../../testing/scenarios'

scenarios('Lily Hevesh', {
  'wins with five colors revealed': {
    position: {
      decks: {
        base: {
          '1': ['Archery'],
          '2': ['Fermenting'],
          '3': ['Paper'],
          '4': ['Experimentation'],
          '5': ['Astronomy'],
        },
      },
      ann: { purple: ['Lily Hevesh'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      {
        as: 'ann',
        offers: [
          'base 1',
          'base 2',
          'base 3',
          'base 4',
          'base 5',
          'base 6',
          'base 7',
          'base 8',
          'base 9',
          'base 10',
          'base 11',
        ],
        title: 'Choose a deck',
        count: 1,
      },
      { as: 'ann', picks: ['base 1', 'base 2', 'base 3', 'base 4', 'base 5'] },
      { over: { winner: 'ann', reason: 'Lily Hevesh' } },
    ],
  },
  'otherwise draws one of the revealed cards and splays a color aslant': {
    position: {
      decks: { base: { '1': ['Archery'], '2': ['Fermenting'] } },
      ann: { purple: ['Lily Hevesh'], red: ['Oars', 'Metalworking'] },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'base 1', 'base 2', 'base 1', 'base 1', 'base 1'] },
      { as: 'ann', offers: ['Archery', 'Fermenting'], count: 1 },
      { as: 'bob', sees: ['Archery', 'Fermenting'] },
      { as: 'ann', pick: ['Fermenting'] },
      changes({ ann: { red: { cards: ['Oars', 'Metalworking'], splay: 'aslant' }, hand: ['Fermenting'] } }),
    ],
  },
  'the ruling: one deck may be revealed again and again': {
    position: { decks: { base: { '1': ['Archery'] } }, ann: { purple: ['Lily Hevesh'] } },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'base 1', 'base 1', 'base 1', 'base 1', 'base 1'] },
      changes({ ann: { hand: ['Archery'] } }),
    ],
  },
  'a draw by an effect is not a Draw action': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { purple: ['Lily Hevesh'], green: ['The Wheel'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  'one of two karmas of a Draw action': {
    position: {
      decks: { base: { '11': ['Hypersonics'], '7': ['Bicycle'] } },
      ann: { purple: ['Lily Hevesh'], blue: ['Carl Friedrich Gauss'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      {
        as: 'ann',
        offers: ['Carl Friedrich Gauss', 'Lily Hevesh'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', picks: ['Carl Friedrich Gauss', 'Carl Friedrich Gauss'] },
      changes({ ann: { hand: ['Bicycle', 'Hypersonics'], score: ['Carl Friedrich Gauss'], blue: [] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Gujin Tushu Jinsheng', {
  'super-executes a top card of another board': {
    position: {
      ann: { yellow: ['Gujin Tushu Jinsheng'], purple: ['Mysticism'] },
      bob: { red: ['Archery'], green: ['Sailing'] },
      achievements: [],
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Gujin Tushu Jinsheng' },
      { as: 'ann', offers: ['Archery', 'Sailing'], title: 'Choose Cards(s)', count: 1, pick: 'Archery' },
      changes({ ann: { hand: ['Tools'] } }),
    ],
  },
  'does nothing for a sharer, whose turn it is not': {
    position: {
      ann: { yellow: ['Gujin Tushu Jinsheng'], red: ['Archery'] },
      bob: { blue: ['Writing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Gujin Tushu Jinsheng' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'does nothing without another top card': {
    position: { ann: { yellow: ['Gujin Tushu Jinsheng'], red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Gujin Tushu Jinsheng' }, changes(), { turn: 'bob' }],
  },
  "the visible echo effects of the other board's stack come first": {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { yellow: ['Gujin Tushu Jinsheng'], hand: ['Sailing'] },
      bob: { purple: { cards: ['Mysticism', 'Bell'], splay: 'left' } },
      decks: { echo: { 1: ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Gujin Tushu Jinsheng', 'Sailing'] },
      changes({ ann: { hand: ['Umbrella'], score: ['Sailing'] } }),
      { turn: 'bob' },
    ],
  },
})

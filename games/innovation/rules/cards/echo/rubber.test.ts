import { changes, scenarios } from '../../testing/scenarios'

scenarios('Rubber', {
  'tucks two 8s, scores a top card without a bonus, may splay red up': {
    position: { ann: { red: ['Rubber'], blue: ['Tools'] }, decks: { base: { '8': ['Flight', 'Rocketry'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Rubber' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: { red: { cards: ['Rubber', 'Flight'], splay: 'up' }, blue: ['Rocketry'], score: ['Tools'] },
      }),
    ],
  },
  'foreshadows a top card when foreseen': {
    position: {
      ann: { hand: ['Bicycle'], forecast: ['Rubber'] },
      decks: { base: { '8': ['Flight', 'Mobility'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Bicycle', []] },
      changes({ ann: { red: ['Flight', 'Mobility'], score: ['Bicycle'], hand: [] } }),
    ],
  },
  'scores nothing where all top cards have a bonus': {
    position: { ann: { red: ['Rubber'] }, decks: { base: { '8': ['Flight', 'Mobility'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Rubber', []] },
      changes({ ann: { red: ['Rubber', 'Flight', 'Mobility'] } }),
      { turn: 'bob' },
    ],
  },
})

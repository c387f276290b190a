import { changes, scenarios } from '../../testing/scenarios'

scenarios('Palampore', {
  'scores a card of the value of a repeated bonus; may splay purple right': {
    position: {
      ann: { green: ['Palampore'], red: ['Kobukson'], purple: ['Philosophy', 'Mysticism'] },
      decks: { base: { '5': ['Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Palampore' },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      changes({
        ann: { purple: { cards: ['Philosophy', 'Mysticism'], splay: 'right' }, score: ['Physics'] },
      }),
    ],
  },
  'scores nothing where all bonuses differ': {
    position: { ann: { green: ['Palampore'], red: ['Candles'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Palampore' }, changes(), { turn: 'bob' }],
  },
  'claims Wealth with six bonuses': {
    position: {
      expansions: ['base', 'echo'],
      ann: {
        green: ['Palampore'],
        red: ['Candles'],
        yellow: ['Soap'],
        purple: ['Puppet'],
        blue: { cards: ['Dice', 'Perfume'], splay: 'up' },
      },
      decks: { echo: { '1': ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Palampore' },
      changes({ ann: { score: ['Umbrella'], achievements: ['Wealth'] } }),
    ],
  },
  'claims nothing with five': {
    position: {
      expansions: ['base', 'echo'],
      ann: {
        green: ['Palampore'],
        red: ['Candles'],
        yellow: ['Soap'],
        purple: ['Puppet'],
        blue: ['Dice', 'Perfume'],
      },
      decks: { echo: { '1': ['Umbrella'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Palampore' }, changes({ ann: { score: ['Umbrella'] } })],
  },
})

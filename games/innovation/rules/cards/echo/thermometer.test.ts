import { changes, scenarios } from '../../testing/scenarios'

scenarios('Thermometer', {
  'melds the bottom green card, whose splay stays, and a card one higher than yellow': {
    position: {
      ann: {
        blue: ['Thermometer'],
        green: { cards: ['Sailing', 'Clothing'], splay: 'left' },
        yellow: ['Masonry'],
      },
      decks: { base: { '2': ['Mathematics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Thermometer' },
      changes({
        ann: {
          blue: ['Mathematics', 'Thermometer'],
          green: { cards: ['Clothing', 'Sailing'], splay: 'left' },
        },
      }),
    ],
  },
  'repeats for a yellow card; without a yellow card the value is 1': {
    position: {
      ann: { blue: ['Thermometer'] },
      decks: { base: { '1': ['Agriculture'], '2': ['Philosophy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Thermometer' },
      changes({ ann: { yellow: ['Agriculture'], purple: ['Philosophy'] } }),
    ],
  },
  'does not repeat for red unforeseen': {
    position: { ann: { blue: ['Thermometer'] }, decks: { base: { '1': ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Thermometer' }, changes({ ann: { red: ['Oars'] } }), { turn: 'bob' }],
  },
  'repeats for red and purple when foreseen': {
    position: {
      ann: { hand: ['Physics'], forecast: ['Thermometer'] },
      decks: { base: { '1': ['Oars', 'Mysticism', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Physics' },
      changes({
        ann: {
          blue: ['Thermometer', 'Physics'],
          red: ['Oars'],
          purple: ['Mysticism'],
          green: ['Sailing'],
          hand: [],
          forecast: [],
        },
      }),
    ],
  },
})

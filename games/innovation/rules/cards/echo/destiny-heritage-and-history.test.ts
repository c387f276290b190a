import { changes, scenarios } from '../../testing/scenarios'

scenarios('Destiny, Heritage and History', {
  'Destiny takes five cards in the forecast': {
    position: {
      expansions: ['base', 'echo'],
      ann: { red: ['Oars'], blue: ['Tools'], forecast: ['Coal', 'Banking', 'Paper', 'Optics', 'Calendar'] },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Sailing'], achievements: ['Destiny'] } }),
    ],
  },
  'Destiny cannot be claimed with four': {
    position: {
      expansions: ['base', 'echo'],
      ann: { red: ['Oars'], blue: ['Tools'], forecast: ['Coal', 'Banking', 'Paper', 'Optics'] },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Sailing'] } })],
  },
  'Heritage takes eight hexes in a color, a hexnote among them': {
    position: {
      expansions: ['base', 'echo'],
      ann: {
        purple: {
          cards: [
            'Mysticism',
            'City States',
            'Code of Laws',
            'Philosophy',
            'Monotheism',
            'Education',
            'Feudalism',
            'Bell',
          ],
          splay: 'aslant',
        },
      },
      decks: { echo: { '1': ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Umbrella'], achievements: ['Heritage'] } }),
    ],
  },
  'Heritage cannot be claimed with seven': {
    position: {
      expansions: ['base', 'echo'],
      ann: {
        purple: {
          cards: [
            'Mysticism',
            'City States',
            'Code of Laws',
            'Philosophy',
            'Monotheism',
            'Education',
            'Bell',
          ],
          splay: 'aslant',
        },
        red: ['Oars'],
      },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Sailing'] } })],
  },
  'History takes four echo effects in a color': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: { cards: ['Ruler', 'Lever', 'Telescope', 'Almanac'], splay: 'aslant' } },
      decks: { echo: { '1': ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Umbrella'], achievements: ['History'] } }),
    ],
  },
  'History cannot be claimed with three': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: { cards: ['Ruler', 'Lever', 'Telescope', 'Photography'], splay: 'up' } },
      decks: { echo: { '1': ['Umbrella'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Umbrella'] } })],
  },
})

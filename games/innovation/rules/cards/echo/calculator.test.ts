import { changes, scenarios } from '../../testing/scenarios'

scenarios('Calculator', {
  'scores two bottom cards, draws their total, and does so once more': {
    position: {
      ann: {
        blue: ['Calculator', 'Tools'],
        red: ['Optics', 'Oars'],
        yellow: ['Masonry'],
        purple: ['Philosophy'],
      },
      decks: { base: { '3': ['Paper'], '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Calculator' },
      { as: 'ann', offers: ['Oars', 'Masonry', 'Philosophy'], title: 'Choose card(s) to score', count: 2 },
      { as: 'ann', pick: ['Oars', 'Philosophy'] },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: {
          blue: { cards: ['Calculator', 'Tools'], splay: 'up' },
          hand: ['Paper', 'Invention'],
          score: ['Oars', 'Philosophy', 'Optics', 'Masonry'],
          red: [],
          yellow: [],
          purple: [],
        },
      }),
    ],
  },
  'draws nothing for a total of 12 or more': {
    position: {
      ann: {
        blue: ['Calculator'],
        red: ['Coal', 'Flight'],
        yellow: ['Masonry', 'Statistics'],
        purple: ['Services', 'Reformation'],
      },
      decks: { base: { '9': ['Ecology'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Calculator', ['Flight', 'Reformation']] },
      changes({ ann: { red: ['Coal'], purple: ['Services'], score: ['Flight', 'Reformation'] } }),
      { turn: 'bob' },
    ],
  },
  'scores a single one where there is one': {
    position: { ann: { blue: ['Calculator'], red: ['Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Calculator' },
      changes({ ann: { score: ['Oars'], red: [] } }),
      { turn: 'bob' },
    ],
  },
})

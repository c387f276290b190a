import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Daedalus', {
  'unsplayed colors raise the highest top card for a claim': {
    position: {
      achievements: ['Calendar', 'Paper'],
      ann: { blue: ['Daedalus'], red: ['Archery'], score: ['Software', 'Coal'] },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['*base-2*', '*base-3*'] }],
  },
  'splayed colors and colors without cards do not': {
    position: {
      achievements: ['Calendar', 'Paper'],
      ann: {
        blue: ['Daedalus'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        score: ['Software', 'Coal'],
      },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['*base-2*'] }],
  },
  'a draw looks at the top cards alone': {
    position: { ann: { blue: ['Daedalus'], red: ['Archery'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars'] } })],
  },
  'the score that a claim needs may come from another figure': {
    position: {
      achievements: ['Calendar', 'Paper'],
      ann: { blue: ['Daedalus'], purple: ['Sinuhe'], green: ['The Wheel'], score: ['Coal'] },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['*base-2*'] }],
  },
})

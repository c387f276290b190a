import { scenarios } from '../../testing/scenarios'

scenarios('Puzzle Cube', {
  'melds a score card, scores one or two bottom cards, and melds a 10': {
    position: {
      ann: {
        purple: ['Puzzle Cube'],
        red: { cards: ['Optics', 'Oars', 'Archery'], splay: 'left' },
        score: ['Tools'],
      },
      decks: { base: { '10': ['Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Puzzle Cube' },
      {
        as: 'ann',
        offers: ['red', 'blue', 'purple'],
        title: '(optional) Choose a color for scoring bottom cards',
        min: 0,
        max: 1,
      },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', offers: [1, 2], title: 'Score your bottom 1 or 2 red cards?', min: 1, max: 1 },
      { as: 'ann', pick: [1] },
      {
        changes: {
          ann: {
            red: { cards: ['Optics', 'Oars'], splay: 'left' },
            blue: ['Software', 'Tools'],
            score: ['Archery'],
          },
        },
      },
    ],
  },
  'wins where all colors show as many cards': {
    position: {
      ann: {
        purple: ['Puzzle Cube'],
        red: { cards: ['Optics', 'Oars', 'Archery'], splay: 'left' },
        blue: ['Tools'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Puzzle Cube' },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', pick: [2] },
      { over: { winner: 'ann', reason: 'Puzzle Cube' } },
    ],
  },
  'wins also where nothing is scored': {
    position: { ann: { purple: ['Puzzle Cube'], red: ['Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Puzzle Cube' },
      { as: 'ann', pick: [] },
      { over: { winner: 'ann', reason: 'Puzzle Cube' } },
    ],
  },
  'wins on an empty board': {
    position: { ann: { purple: ['Puzzle Cube'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Puzzle Cube' },
      { as: 'ann', pick: ['purple'] },
      { over: { winner: 'ann', reason: 'Puzzle Cube' } },
    ],
  },
  'may be declined where colors show different numbers of cards': {
    position: {
      ann: { purple: ['Puzzle Cube'], red: { cards: ['Oars', 'Archery'], splay: 'left' } },
      decks: { base: { '10': ['Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Puzzle Cube' },
      { as: 'ann', pick: [] },
      { changes: { ann: { blue: ['Software'] } } },
    ],
  },
  'scores the only card of a color without a question': {
    position: {
      ann: { purple: ['Puzzle Cube'], red: { cards: ['Optics', 'Oars'], splay: 'left' }, blue: ['Tools'] },
      decks: { base: { '10': ['Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Puzzle Cube' },
      { as: 'ann', pick: ['blue'] },
      { changes: { ann: { blue: ['Software'], score: ['Tools'] } } },
    ],
  },
})

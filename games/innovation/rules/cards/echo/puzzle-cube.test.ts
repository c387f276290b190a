import { changes, scenarios } from '../../testing/scenarios'

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
        count: [0, 1],
      },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', offers: [1, 2], title: 'Score your bottom 1 or 2 red cards?', count: 1, pick: [1] },
      changes({
        ann: {
          red: { cards: ['Optics', 'Oars'], splay: 'left' },
          blue: ['Software', 'Tools'],
          score: ['Archery'],
        },
      }),
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
      { as: 'ann', picks: ['Dogma.Puzzle Cube', 'red', [2]] },
      { over: { winner: 'ann', reason: 'Puzzle Cube' } },
    ],
  },
  'wins also where nothing is scored': {
    position: { ann: { purple: ['Puzzle Cube'], red: ['Archery'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Puzzle Cube', []] },
      { over: { winner: 'ann', reason: 'Puzzle Cube' } },
    ],
  },
  'wins on an empty board': {
    position: { ann: { purple: ['Puzzle Cube'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Puzzle Cube', 'purple'] },
      { over: { winner: 'ann', reason: 'Puzzle Cube' } },
    ],
  },
  'may be declined where colors show different numbers of cards': {
    position: {
      ann: { purple: ['Puzzle Cube'], red: { cards: ['Oars', 'Archery'], splay: 'left' } },
      decks: { base: { '10': ['Software'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Puzzle Cube', []] }, changes({ ann: { blue: ['Software'] } })],
  },
  'scores the only card of a color without a question': {
    position: {
      ann: { purple: ['Puzzle Cube'], red: { cards: ['Optics', 'Oars'], splay: 'left' }, blue: ['Tools'] },
      decks: { base: { '10': ['Software'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Puzzle Cube', 'blue'] },
      changes({ ann: { blue: ['Software'], score: ['Tools'] } }),
    ],
  },
})

import { figuresTurn, scenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']
const second = { player: 'ann', action: 2, round: 2 }

scenarios('Plato', {
  'the color of the card is splayed left before a first action': {
    position: {
      ...figuresTurn,
      achievements: ['Calendar'],
      ann: { purple: ['Plato'], blue: ['Writing', 'Tools'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      {
        changes: {
          ann: { blue: { cards: ['Writing', 'Tools'], splay: 'left' }, hand: ['Currency'] },
          standardAchievements: ['Calendar'],
        },
      },
    ],
  },
  'an achievement of value 2 is junked where nothing is newly splayed': {
    position: {
      ...figuresTurn,
      achievements: ['Pottery', 'Calendar'],
      ann: { purple: ['Plato'], blue: { cards: ['Writing', 'Tools'], splay: 'left' } },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { changes: { ann: { hand: ['Currency'] }, junk: ['Calendar'] } },
    ],
  },
  'a second action does neither': {
    position: {
      expansions,
      turn: second,
      achievements: ['Calendar'],
      ann: { purple: ['Plato'], blue: ['Writing', 'Tools'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { changes: { ann: { hand: ['Currency'] }, standardAchievements: ['Calendar'] } },
    ],
  },
  'no figure turns its splay': {
    position: {
      ...figuresTurn,
      achievements: [],
      ann: { purple: ['Plato'], green: ['Shen Kuo'], blue: ['Writing', 'Tools'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', pick: ['Plato'] },
      {
        changes: {
          ann: {
            blue: { cards: ['Writing', 'Tools'], splay: 'left' },
            hand: ['Currency'],
            score: ['Plato'],
            purple: [],
          },
        },
      },
    ],
  },
})

import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Plato', {
  'the color of the card is splayed left before a first action': {
    position: {
      achievements: ['Calendar'],
      ann: { purple: ['Plato'], blue: ['Writing', 'Tools'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: { blue: { cards: ['Writing', 'Tools'], splay: 'left' }, hand: ['Currency'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'an achievement of value 2 is junked where nothing is newly splayed': {
    position: {
      achievements: ['Pottery', 'Calendar'],
      ann: { purple: ['Plato'], blue: { cards: ['Writing', 'Tools'], splay: 'left' } },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency'] }, junk: ['Calendar'] }),
    ],
  },
  'a second action does neither': {
    position: {
      turn: second,
      achievements: ['Calendar'],
      ann: { purple: ['Plato'], blue: ['Writing', 'Tools'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency'] }, standardAchievements: ['Calendar'] }),
    ],
  },
  'no figure turns its splay': {
    position: {
      achievements: [],
      ann: { purple: ['Plato'], green: ['Shen Kuo'], blue: ['Writing', 'Tools'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Writing', 'Plato'] },
      changes({
        ann: {
          blue: { cards: ['Writing', 'Tools'], splay: 'left' },
          hand: ['Currency'],
          score: ['Plato'],
          purple: [],
        },
      }),
    ],
  },
})

import { scenarios } from '../../testing/scenarios'

scenarios('Che Guevara', {
  'a yellow 9 junks all score piles and all available standard achievements': {
    position: {
      achievements: ['Pottery', 'Homer'],
      decks: { base: { '9': ['Ecology'] } },
      ann: { yellow: ['Che Guevara'], hand: ['Oars'], score: ['Tools'] },
      bob: { score: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      {
        becomes: {
          ann: { yellow: ['Che Guevara'], red: ['Oars'] },
          junk: ['Ecology', 'Tools', 'Coal', 'Pottery', 'Homer'],
          standardAchievements: [],
        },
      },
    ],
  },
  'one of another color is scored and junks nothing': {
    position: {
      achievements: ['Pottery'],
      decks: { base: { '9': ['Satellites'] } },
      ann: { yellow: ['Che Guevara'], hand: ['Oars'], score: ['Tools'] },
      bob: { score: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      {
        becomes: {
          ann: { yellow: ['Che Guevara'], red: ['Oars'], score: ['Tools', 'Satellites'] },
          bob: { score: ['Coal'] },
          junk: [],
          standardAchievements: ['Pottery'],
        },
      },
    ],
  },
  "leaves an opponent's melding alone": {
    position: {
      turn: { player: 'bob', action: 1, round: 2 },
      decks: { base: { '9': ['Ecology'] } },
      ann: { yellow: ['Che Guevara'] },
      bob: { hand: ['Oars'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Oars' },
      { becomes: { ann: { yellow: ['Che Guevara'] }, bob: { red: ['Oars'] }, junk: [] } },
    ],
  },
  'with a karma of another player that hears of melding': {
    position: {
      ann: { yellow: ['Che Guevara'], red: ['Coal'], hand: ['Oars'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['Che Guevara', 'Catherine the Great'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Catherine the Great'] },
      {
        becomes: {
          ann: { yellow: ['Che Guevara'], red: ['Oars'], hand: ['Coal'] },
          bob: { purple: ['Catherine the Great'] },
        },
      },
    ],
  },
  'within it no other karma keeps cards in a score pile': {
    position: {
      achievements: [],
      decks: { base: { '9': ['Ecology'] } },
      ann: { yellow: ['Che Guevara'], hand: ['Oars'] },
      bob: { yellow: ['Florence Nightingale'], score: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      {
        becomes: {
          ann: { yellow: ['Che Guevara'], red: ['Oars'] },
          bob: { yellow: ['Florence Nightingale'] },
          junk: ['Ecology', 'Coal'],
        },
      },
    ],
  },
})

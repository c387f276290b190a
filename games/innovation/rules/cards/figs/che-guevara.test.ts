import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

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
      changes({
        ann: { red: ['Oars'], hand: [], score: [] },
        junk: ['Ecology', 'Tools', 'Coal', 'Pottery', 'Homer'],
        standardAchievements: [],
        bob: { score: [] },
      }),
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
      changes({
        ann: { red: ['Oars'], score: ['Tools', 'Satellites'], hand: [] },
        standardAchievements: ['Pottery'],
      }),
    ],
  },
  "leaves an opponent's melding alone": {
    position: {
      turn: bobsTurn,
      decks: { base: { '9': ['Ecology'] } },
      ann: { yellow: ['Che Guevara'] },
      bob: { hand: ['Oars'] },
    },
    steps: [{ as: 'bob', pick: 'Meld.Oars' }, changes({ bob: { red: ['Oars'], hand: [] } })],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      ann: { yellow: ['Che Guevara'], red: ['Coal'], hand: ['Oars'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['Che Guevara', 'Catherine the Great'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { red: ['Oars'], hand: ['Coal'] } }),
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
      changes({ ann: { red: ['Oars'], hand: [] }, bob: { score: [] }, junk: ['Ecology', 'Coal'] }),
    ],
  },
})

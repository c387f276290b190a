import { changes, figureScenarios } from '../../testing/scenarios'

const four = ['Oars', 'Tools', 'Paper', 'Masonry']

figureScenarios('Samuel de Champlain', {
  'an achievement of at most the drawn value is claimed before the fifth card in hand': {
    position: {
      achievements: ['Pottery', 'Gunpowder', 'Canning'],
      ann: { green: ['Samuel de Champlain'], hand: four },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['*base-1*', '*base-4*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-4*'] },
      changes({
        ann: { hand: [...four, 'Coal'], achievements: ['Gunpowder'] },
        standardAchievements: ['Pottery', 'Canning'],
      }),
    ],
  },
  'achievements without a value are never offered': {
    position: {
      achievements: ['Canning'],
      ann: { green: ['Samuel de Champlain'], hand: four },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: [...four, 'Coal'] }, standardAchievements: ['Canning'] }),
    ],
  },
  'a card of value 6 is drawn before the first card in hand': {
    position: { ann: { green: ['Samuel de Champlain'] }, decks: { base: { 5: ['Coal'], 6: ['Canning'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Canning', 'Coal'] } })],
  },
  'any other number in hand does neither': {
    position: {
      achievements: ['Pottery'],
      ann: { green: ['Samuel de Champlain'], hand: ['Oars', 'Tools', 'Paper'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Oars', 'Tools', 'Paper', 'Coal'] }, standardAchievements: ['Pottery'] }),
    ],
  },
  'of two karmas that a draw triggers, one is chosen': {
    position: {
      ann: { green: ['Samuel de Champlain'], red: ['Tran Huang Dao'], yellow: ['Rhazes'] },
      bob: { score: ['Steam Engine'] },
      decks: { base: { 5: ['Coal'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Rhazes', 'Samuel de Champlain'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Samuel de Champlain', 'Tran Huang Dao', 'Rhazes'] },
      changes({
        ann: { hand: ['Canning', 'Coal'], score: ['Tran Huang Dao', 'Rhazes'], red: [], yellow: [] },
      }),
    ],
  },
  'of two karmas that the draw of a first card triggers, one is chosen': {
    position: {
      ann: { green: ['Samuel de Champlain'], yellow: ['Rhazes'] },
      bob: { score: ['Chemistry'] },
      decks: { base: { 5: ['Coal'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Rhazes', 'Samuel de Champlain'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Samuel de Champlain', 'Rhazes'] },
      changes({ ann: { hand: ['Canning', 'Coal'], score: ['Rhazes'], yellow: [] } }),
    ],
  },
})

import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Johannes Vermeer', {
  'an achievement one higher is claimed before that of the Achieve action': {
    position: {
      achievements: ['Pottery', 'Calendar', 'Paper'],
      ann: { purple: ['Johannes Vermeer'] },
      decks: { figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({
        ann: { achievements: ['Calendar', 'Pottery'] },
        bob: { hand: ['Homer'] },
        standardAchievements: ['Paper'],
      }),
    ],
  },
  'without one of that value nothing more is claimed': {
    position: {
      achievements: ['Pottery', 'Paper'],
      ann: { purple: ['Johannes Vermeer'] },
      decks: { figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({
        ann: { achievements: ['Pottery'] },
        bob: { hand: ['Homer'] },
        standardAchievements: ['Paper'],
      }),
    ],
  },
  'a claim by an effect claims nothing more': {
    position: {
      achievements: ['Calendar', 'Paper'],
      ann: { purple: ['Johannes Vermeer'], yellow: ['Masonry'], red: ['Archery', 'Oars', 'Metalworking'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masonry' },
      changes({ ann: { achievements: ['Monument'] }, standardAchievements: ['Calendar', 'Paper'] }),
    ],
  },
  'all cards of a color are scored before a meld': {
    position: { ann: { purple: ['Johannes Vermeer'], red: ['Archery', 'Oars'], hand: ['Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Sailing' },
      { as: 'ann', offers: ['red', 'purple'], title: 'Choose a color', count: 1, pick: 'red' },
      changes({ ann: { green: ['Sailing'], score: ['Archery', 'Oars'], red: [], hand: [] } }),
    ],
  },
  'it may be the color of the figure itself': {
    position: { ann: { purple: ['Johannes Vermeer'], hand: ['Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Sailing' },
      changes({ ann: { green: ['Sailing'], score: ['Johannes Vermeer'], purple: [], hand: [] } }),
    ],
  },
  'a draw scores nothing': {
    position: {
      ann: { purple: ['Johannes Vermeer'], red: ['Archery'], hand: ['Oars'], green: ['Clothing'] },
      bob: { purple: ['Code of Laws'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Coal'] } })],
  },
  'of two karmas that a claim triggers, one is chosen': {
    position: {
      achievements: ['Pottery', 'Calendar'],
      ann: { purple: ['Johannes Vermeer'] },
      bob: { blue: ['Zhang Heng'] },
      decks: { base: { 3: ['Machinery'] }, figs: { 3: ['Rhazes'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Johannes Vermeer', 'Zhang Heng'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Zhang Heng'] },
      changes({
        ann: { achievements: ['Pottery'] },
        bob: { yellow: ['Machinery'], hand: ['Rhazes'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
})

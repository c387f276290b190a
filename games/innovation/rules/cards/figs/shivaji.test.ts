import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Shivaji', {
  'its owner claims another achievement before an opponent does': {
    position: {
      achievements: ['Pottery', 'Calendar', 'Paper', 'Canning'],
      ann: { blue: ['Tools'], score: ['Coal'] },
      bob: { red: ['Shivaji'], score: ['Software', 'Services'] },
      decks: { figs: { 5: ['Peter the Great'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'bob', offers: ['*base-2*', '*base-3*'], title: 'Choose Achievement', count: 1 },
      { as: 'bob', pick: ['*base-3*'] },
      changes({
        ann: { achievements: ['Pottery'] },
        bob: { achievements: ['Paper'], hand: ['Peter the Great'] },
        standardAchievements: ['Calendar', 'Canning'],
      }),
    ],
  },
  'only where they are eligible': {
    position: {
      achievements: ['Pottery', 'Calendar'],
      ann: { blue: ['Tools'], score: ['Coal'] },
      bob: { red: ['Shivaji'], score: ['Oars'] },
      decks: { figs: { 5: ['Peter the Great'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({
        ann: { achievements: ['Pottery'] },
        bob: { hand: ['Peter the Great'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'its own claim claims no other': {
    position: {
      achievements: ['Pottery', 'Calendar'],
      ann: { red: ['Shivaji'], score: ['Software'] },
      decks: { figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({
        ann: { achievements: ['Pottery'] },
        bob: { hand: ['Homer'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'purple cards become available achievements before an action with a yellow card': {
    position: {
      achievements: ['Calendar'],
      ann: { red: ['Shivaji'], purple: ['Mysticism', 'Education'], yellow: ['Fermenting'] },
      decks: { base: { 2: ['Currency', 'Mathematics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fermenting' },
      changes({
        ann: { hand: ['Currency'], purple: [] },
        standardAchievements: ['Calendar', 'Mysticism', 'Education'],
      }),
    ],
  },
  'not before one with another card': {
    position: {
      ann: { red: ['Shivaji'], purple: ['Mysticism'], blue: ['Writing'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Currency'] } })],
  },
  'its transfer is none for another figure': {
    position: {
      achievements: [],
      ann: { red: ['Shivaji'], purple: ['Mysticism'], yellow: ['Fermenting'] },
      bob: { red: ['Yi Sun-Sin'] },
      decks: { base: { 2: ['Currency', 'Mathematics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fermenting' },
      changes({ ann: { hand: ['Currency'], purple: [] }, standardAchievements: ['Mysticism'] }),
    ],
  },
  'of two karmas that a claim triggers, the current player chooses one': {
    position: {
      achievements: ['Pottery', 'Paper'],
      ann: { blue: ['Zhang Heng'], score: ['Coal'] },
      bob: { red: ['Shivaji'], score: ['Software', 'Services'] },
      decks: { figs: { 5: ['Peter the Great'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Zhang Heng', 'Shivaji'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Shivaji'] },
      changes({
        ann: { achievements: ['Pottery'] },
        bob: { achievements: ['Paper'], hand: ['Peter the Great'] },
      }),
    ],
  },
})

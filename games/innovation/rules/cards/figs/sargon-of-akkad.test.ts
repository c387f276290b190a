import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Sargon of Akkad', {
  'its owner shares all the same, and junks an achievement of value 1': {
    position: {
      achievements: ['Pottery', 'Paper'],
      ann: { blue: ['Writing'] },
      bob: { green: ['Sargon of Akkad'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: { hand: ['Currency', 'Homer'] },
        bob: { hand: ['Calendar'] },
        junk: ['Pottery'],
        standardAchievements: ['Paper'],
      }),
    ],
  },
  'whoever shares anyway junks nothing': {
    position: {
      achievements: ['Pottery'],
      ann: { blue: ['Writing'] },
      bob: { green: ['Sargon of Akkad'], blue: ['Tools'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: { hand: ['Currency', 'Homer'] },
        bob: { hand: ['Calendar'] },
        standardAchievements: ['Pottery'],
      }),
    ],
  },
  'only its owner becomes eligible': {
    position: {
      players: ['ann', 'bob', 'cat'],
      achievements: ['Pottery'],
      ann: { blue: ['Writing'] },
      cat: { green: ['Sargon of Akkad'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency', 'Homer'] }, cat: { hand: ['Calendar'] }, junk: ['Pottery'] }),
    ],
  },
  'demands still reach the owner': {
    position: {
      achievements: ['Pottery', 'Paper'],
      ann: { red: ['Oars'] },
      bob: { green: ['Sargon of Akkad'], hand: ['Sailing'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      changes({ ann: { score: ['Sailing'] }, bob: { hand: ['Tools'] }, junk: ['Pottery'] }),
    ],
  },
  'it comes after what another figure does before the action': {
    position: {
      achievements: ['Pottery'],
      ann: { blue: ['Writing'], purple: ['Homer'] },
      bob: { green: ['Sargon of Akkad'] },
      decks: { base: { 2: ['Mathematics', 'Calendar', 'Currency'] }, figs: { 1: ['Hammurabi'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: { blue: ['Writing', 'Mathematics'], hand: ['Currency', 'Hammurabi'] },
        bob: { hand: ['Calendar'] },
        junk: ['Pottery'],
      }),
    ],
  },
})

import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Avicenna', {
  'the lowest achievement is junked and carried out in place of a first action': {
    position: {
      achievements: ['Calendar', 'Writing', 'Paper'],
      ann: { yellow: ['Avicenna'], green: ['Sailing'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({
        ann: { hand: ['Currency'] },
        junk: ['Writing'],
        standardAchievements: ['Calendar', 'Paper'],
      }),
    ],
  },
  'the lowest may be of value 0': {
    position: {
      age0: true,
      achievements: ['Speak with Bird', 'Writing'],
      ann: { yellow: ['Avicenna'], green: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ junk: ['Speak with Bird'], standardAchievements: ['Writing'] }),
    ],
  },
  'its demands reach every opponent': {
    position: {
      achievements: ['Oars'],
      ann: { yellow: ['Avicenna'], green: ['Sailing'] },
      bob: { red: ['Archery'], hand: ['Agriculture', 'Mapmaking'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { score: ['Mapmaking'] }, bob: { hand: ['Agriculture', 'Tools'] }, junk: ['Oars'] }),
    ],
  },
  'without an achievement nothing happens': {
    position: { achievements: [], ann: { yellow: ['Avicenna'], green: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes()],
  },
  'a second action proceeds as usual': {
    position: {
      turn: second,
      achievements: ['Writing'],
      ann: { yellow: ['Avicenna'], green: ['Sailing'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { red: ['Oars'] }, standardAchievements: ['Writing'] }),
    ],
  },
  'of two karmas that an action triggers, one is chosen': {
    position: {
      achievements: ['Writing'],
      ann: { yellow: ['Avicenna'], purple: ['Plato'], green: ['Sailing', 'Clothing'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', offers: ['Avicenna', 'Plato'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Avicenna', 'Plato'] },
      changes({ ann: { hand: ['Currency'], score: ['Plato'], purple: [] }, junk: ['Writing'] }),
    ],
  },
})

import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Hammurabi', {
  'a demand is first executed on whoever makes it': {
    position: {
      achievements: [],
      ann: { red: ['Archery', 'Oars'], hand: ['Calendar'] },
      bob: { red: ['Hammurabi'], hand: ['Paper'] },
      decks: { base: { 1: ['Tools', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      changes({ ann: { hand: ['Tools', 'Paper'] }, bob: { hand: ['Calendar', 'Sailing'] } }),
    ],
  },
  'an effect that is not a demand proceeds as usual': {
    position: {
      ann: { blue: ['Writing', 'Tools'], green: ['Paper'] },
      bob: { red: ['Hammurabi'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'so does a demand of its owner': {
    position: { ann: { red: ['Hammurabi'], purple: ['City States'] }, bob: { yellow: ['Masonry'] } },
    steps: [{ as: 'ann', pick: 'Dogma.City States' }, changes()],
  },
  'what the demanded player does to the leader triggers no other karma': {
    position: {
      achievements: [],
      ann: { purple: ['City States'], green: ['Fu Xi'], yellow: ['Masonry'] },
      bob: { red: ['Hammurabi'], blue: ['Writing'] },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.City States', 'Masonry'] },
      changes({ ann: { hand: ['Sailing'], yellow: [] }, bob: { yellow: ['Masonry'] } }),
    ],
  },
})

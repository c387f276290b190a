import { figuresTurn, scenarios } from '../../testing/scenarios'

scenarios('Hammurabi', {
  'a demand is first executed on whoever makes it': {
    position: {
      ...figuresTurn,
      achievements: [],
      ann: { red: ['Archery', 'Oars'], hand: ['Calendar'] },
      bob: { red: ['Hammurabi'], hand: ['Paper'] },
      decks: { base: { 1: ['Tools', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { changes: { ann: { hand: ['Tools', 'Paper'] }, bob: { hand: ['Calendar', 'Sailing'] } } },
    ],
  },
  'an effect that is not a demand proceeds as usual': {
    position: {
      ...figuresTurn,
      ann: { blue: ['Writing', 'Tools'], green: ['Paper'] },
      bob: { red: ['Hammurabi'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { changes: { ann: { hand: ['Calendar'] } } }],
  },
  'so does a demand of its owner': {
    position: {
      ...figuresTurn,
      ann: { red: ['Hammurabi'], purple: ['City States'] },
      bob: { yellow: ['Masonry'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.City States' }, { changes: {} }],
  },
  'what the demanded player does to the leader triggers no other karma': {
    position: {
      ...figuresTurn,
      achievements: [],
      ann: { purple: ['City States'], green: ['Fu Xi'], yellow: ['Masonry'] },
      bob: { red: ['Hammurabi'], blue: ['Writing'] },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.City States' },
      { as: 'ann', pick: ['Masonry'] },
      { changes: { ann: { hand: ['Sailing'], yellow: [] }, bob: { yellow: ['Masonry'] } } },
    ],
  },
})

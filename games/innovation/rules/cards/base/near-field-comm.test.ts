import { changes, scenarios } from '../../testing/scenarios'

scenarios('Near-Field Comm', {
  'takes the cards of a value that its leader chooses, then executes the highest card': {
    position: {
      ann: { yellow: ['Near-Field Comm'], score: ['Tools'] },
      bob: { score: ['Oars', 'Sailing', 'Canal Building'] },
      decks: { base: { 1: ['Masonry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Near-Field Comm' },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [1] },
      { as: 'ann', offers: ['Tools', 'Oars', 'Sailing'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Sailing'] },
      changes({
        ann: { yellow: ['Masonry', 'Near-Field Comm'], score: ['Tools', 'Oars', 'Sailing'] },
        bob: { score: ['Canal Building'] },
      }),
    ],
  },
  'reveals the highest card of the score pile, without a question where it is alone': {
    position: { ann: { yellow: ['Near-Field Comm'], score: ['Agriculture', 'Mapmaking'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Near-Field Comm', [11]] },
      { as: 'bob', sees: ['Mapmaking'] },
      { as: 'bob', hidden: ['Agriculture'] },
      changes(),
    ],
  },
  'takes nothing of a value that is not there, and executes nothing from an empty pile': {
    position: { ann: { yellow: ['Near-Field Comm'] }, bob: { score: ['Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Near-Field Comm', [7]] }, changes(), { turn: 'bob' }],
  },
  'whoever has as many people executes a card and gives none': {
    position: {
      ann: { yellow: ['Near-Field Comm'] },
      bob: { purple: ['The Internet'], score: ['Sailing'] },
      decks: { base: { 1: ['Masonry'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Near-Field Comm' },
      changes({ ann: { hand: ['Fusion'] }, bob: { yellow: ['Masonry'] } }),
    ],
  },
  'comes to an end where Self Service and it execute each other again and again': {
    position: {
      ann: { yellow: ['Near-Field Comm'], score: ['Self Service'] },
      bob: { achievements: ['Empire'] },
      decksExact: { base: { 11: [] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Near-Field Comm', [1]] }, changes(), { turn: 'bob' }],
  },
})

import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Sejong the Great', {
  'a card of the value of the top red card is returned for one of value one higher': {
    position: {
      ann: { blue: ['Sejong the Great'], red: ['Archery'], hand: ['Sailing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Sailing' },
      changes({ ann: { blue: ['Calendar', 'Sejong the Great'], hand: [] } }),
    ],
  },
  'a card of another value is melded': {
    position: { ann: { blue: ['Sejong the Great'], red: ['Archery'], hand: ['Mapmaking'] } },
    steps: [{ as: 'ann', pick: 'Meld.Mapmaking' }, changes({ ann: { green: ['Mapmaking'], hand: [] } })],
  },
  'so is any where no card is red': {
    position: { ann: { blue: ['Sejong the Great'], hand: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Meld.Sailing' }, changes({ ann: { green: ['Sailing'], hand: [] } })],
  },
  'of two karmas that a meld triggers, one is chosen': {
    position: {
      ann: { blue: ['Sejong the Great'], yellow: ['Sneferu'], red: ['Archery'], hand: ['Sailing'] },
      decks: { base: { 2: ['Monotheism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Sailing' },
      { as: 'ann', offers: ['Sneferu', 'Sejong the Great'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Sejong the Great', 'Sneferu'] },
      changes({ ann: { purple: ['Monotheism'], score: ['Sneferu'], yellow: [], hand: [] } }),
    ],
  },
})

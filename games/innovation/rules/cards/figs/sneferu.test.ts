import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Sneferu', {
  'a card with a castle is tucked before a meld': {
    position: { ann: { yellow: ['Sneferu'], hand: ['Sailing'] }, decks: { base: { 2: ['Construction'] } } },
    steps: [
      { as: 'ann', pick: 'Meld.Sailing' },
      changes({ ann: { green: ['Sailing'], red: ['Construction'], hand: [] } }),
    ],
  },
  'one without a castle is returned': {
    position: { ann: { yellow: ['Sneferu'], hand: ['Sailing'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [{ as: 'ann', pick: 'Meld.Sailing' }, changes({ ann: { green: ['Sailing'], hand: [] } })],
  },
  'nothing comes before another verb': {
    position: {
      ann: { yellow: ['Sneferu'], purple: ['Monotheism'] },
      bob: { yellow: ['Masonry'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Monotheism' }, changes({ ann: { red: ['Oars'] } })],
  },
  'of two karmas that a meld triggers, one is chosen': {
    position: {
      ann: { yellow: ['Sneferu'], green: ['Su Song'], hand: ['Oars'] },
      decks: { base: { 2: ['Construction'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['Sneferu', 'Su Song'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Sneferu', 'Su Song'] },
      changes({ ann: { red: ['Oars', 'Construction'], score: ['Su Song'], green: [], hand: [] } }),
    ],
  },
})

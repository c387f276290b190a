import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Confucius', {
  'a card that features castles is scored, and one of two decks junked': {
    position: {
      ann: { purple: ['Confucius'], red: ['Metalworking'] },
      decksExact: { base: { 3: ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      { as: 'ann', offers: ['2', '3'], title: 'Choose Age', count: 1, pick: [3] },
      changes({ ann: { score: ['Metalworking'], red: [] }, junk: ['Paper', 'Optics'] }),
    ],
  },
  'a card that features another icon is carried out': {
    position: { ann: { purple: ['Confucius'], blue: ['Writing'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'so is one with castles by auspice': {
    position: {
      ann: { purple: ['Confucius'], blue: ['Imhotep'], red: ['Metalworking'] },
      bob: { purple: ['Plato'] },
      decks: { base: { 1: ['Clothing'], 2: ['Mathematics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Auspice.Metalworking', 'Imhotep'] },
      changes({ ann: { score: ['Imhotep'], hand: ['Clothing'], blue: [] } }),
    ],
  },
  'the scored card does not trigger a karma for scoring': {
    position: {
      ann: { purple: ['Confucius'], red: ['Metalworking'] },
      bob: { yellow: ['Cai Lun'], green: ['Sailing', 'Clothing'] },
      decksExact: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Metalworking', [3]] },
      changes({ ann: { score: ['Metalworking'], red: [] }, junk: ['Paper'] }),
    ],
  },
})

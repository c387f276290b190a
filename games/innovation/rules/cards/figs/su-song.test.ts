import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Su Song', {
  'a card of value 3 with a leaf is melded before a meld': {
    position: { ann: { green: ['Su Song'], hand: ['Oars'] }, decks: { base: { 3: ['Machinery'] } } },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars'], yellow: ['Machinery'], hand: [] } }),
    ],
  },
  'one without a leaf is returned': {
    position: { ann: { green: ['Su Song'], hand: ['Oars'] }, decks: { base: { 3: ['Optics'] } } },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: [] } })],
  },
  "another's meld melds nothing": {
    position: { ann: { hand: ['Oars'] }, bob: { green: ['Su Song'] } },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: [] } })],
  },
  'what it melds is not a meld for another figure': {
    position: {
      ann: { green: ['Su Song'], purple: ['Johannes Vermeer'], hand: ['Oars'] },
      decks: { base: { 3: ['Machinery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['Su Song', 'Johannes Vermeer'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Su Song', 'Johannes Vermeer'] },
      changes({
        ann: { red: ['Oars'], yellow: ['Machinery'], score: ['Johannes Vermeer'], purple: [], hand: [] },
      }),
    ],
  },
})

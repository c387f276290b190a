import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Alhazen', {
  'a castle is tucked in place of the Draw action, and a card drawn of the value of a count': {
    position: { ann: { blue: ['Alhazen'] }, bob: { red: ['Archery'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['1', '2'], title: 'Choose Age', count: 1, pick: [1] },
      changes({ ann: { red: ['Archery'], hand: ['Oars'] }, bob: { red: [] } }),
    ],
  },
  'only castles and bulbs count, color by color': {
    position: {
      ann: {
        blue: ['Alhazen'],
        green: ['Sailing'],
        yellow: { cards: ['Agriculture', 'Masonry', 'Domestication'], splay: 'aslant' },
      },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['2', '5'], title: 'Choose Age', pick: [5] },
      changes({ ann: { hand: ['Coal'] } }),
    ],
  },
  'a draw by an effect tucks nothing': {
    position: {
      ann: { blue: ['Alhazen'], green: ['The Wheel'] },
      bob: { red: ['Archery'] },
      decks: { base: { 1: ['Oars', 'Tools'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Oars', 'Tools'] } })],
  },
  'of two karmas that the Draw action triggers, one is chosen': {
    position: {
      ann: { blue: ['Alhazen'], green: ['Bartholomew Roberts'] },
      bob: { purple: ['Code of Laws'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Bartholomew Roberts', 'Alhazen'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Bartholomew Roberts', 'Code of Laws', 'Alhazen'] },
      changes({ ann: { score: ['Code of Laws', 'Alhazen'], blue: [] }, bob: { purple: [] } }),
    ],
  },
})

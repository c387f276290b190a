import { scenarios } from '../../testing/scenarios'

scenarios('Pele', {
  'wins when scoring with yellow and green as highest top cards': {
    position: {
      ann: { purple: ['Pele'], yellow: ['Ecology'], green: ['Satellites'], hand: ['Tools', 'Oars'] },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'ann', pick: ['Tools'] },
      { over: { winner: 'ann', reason: 'Pele' } },
    ],
  },
  'not where one of them is lower': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Pele'], yellow: ['Agriculture'], green: ['Satellites'], hand: ['Tools'] },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      { changes: { ann: { score: ['Calendar'], hand: [] } } },
    ],
  },
  'not where one of them is missing': {
    position: {
      decks: { base: { '10': ['Stem Cells', 'Databases'] } },
      ann: { purple: ['Pele'], yellow: ['Ecology'], hand: ['Tools', 'Oars'] },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', pick: ['no'], ifAsked: true },
      { changes: { ann: { hand: ['Stem Cells', 'Databases'], score: ['Oars'] } } },
    ],
  },
  'not when an opponent scores': {
    position: {
      turn: { player: 'bob', action: 1, round: 2 },
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Pele'], yellow: ['Ecology'], green: ['Satellites'] },
      bob: { yellow: ['Agriculture'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', pick: 'Dogma.Agriculture' },
      { as: 'bob', pick: ['Tools'] },
      { changes: { bob: { score: ['Calendar'], hand: [] } } },
    ],
  },
  'asks which karma to trigger where another player has one for scoring': {
    position: {
      achievements: [],
      decks: { base: { '10': ['Stem Cells', 'Databases'] } },
      ann: { purple: ['Pele'], yellow: ['Ecology'], green: ['Satellites'], hand: ['Tools', 'Oars'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ecology' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Pele', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Pele'] },
      { over: { winner: 'ann', reason: 'Pele' } },
    ],
  },
})

import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Pele', {
  'wins when scoring with yellow and green as highest top cards': {
    position: {
      ann: { purple: ['Pele'], yellow: ['Ecology'], green: ['Satellites'], hand: ['Tools', 'Oars'] },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Ecology', 'Tools'] }, { over: { winner: 'ann', reason: 'Pele' } }],
  },
  'not where one of them is lower': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Pele'], yellow: ['Agriculture'], green: ['Satellites'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'not where one of them is missing': {
    position: {
      decks: { base: { '10': ['Stem Cells', 'Databases'] } },
      ann: { purple: ['Pele'], yellow: ['Ecology'], hand: ['Tools', 'Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Ecology', 'Tools'] },
      { as: 'ann', pick: ['no'], ifAsked: true },
      changes({ ann: { hand: ['Stem Cells', 'Databases'], score: ['Oars'] } }),
    ],
  },
  'not when an opponent scores': {
    position: {
      turn: bobsTurn,
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Pele'], yellow: ['Ecology'], green: ['Satellites'] },
      bob: { yellow: ['Agriculture'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ bob: { score: ['Calendar'], hand: [] } }),
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
      { as: 'ann', picks: ['Dogma.Ecology', 'Tools'] },
      { as: 'ann', offers: ['Pele', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Pele'] },
      { over: { winner: 'ann', reason: 'Pele' } },
    ],
  },
})

import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Peter the Great', {
  'the bottom green card is scored before a return, and the next one achieved': {
    position: {
      ann: {
        red: ['Peter the Great'],
        yellow: ['Agriculture'],
        green: ['Currency', 'The Wheel', 'Sailing'],
        hand: ['Oars'],
      },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({
        ann: { green: ['Currency'], score: ['Sailing', 'Calendar'], achievements: ['The Wheel'], hand: [] },
      }),
    ],
  },
  'a scored card without a coin achieves nothing': {
    position: {
      ann: {
        red: ['Peter the Great'],
        yellow: ['Agriculture'],
        green: ['Currency', 'The Wheel'],
        hand: ['Oars'],
      },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({ ann: { green: ['Currency'], score: ['The Wheel', 'Calendar'], hand: [] } }),
    ],
  },
  'a card that is out of reach is not achieved': {
    position: {
      ann: {
        red: ['Peter the Great'],
        yellow: ['Agriculture'],
        green: ['Currency', 'Sailing'],
        hand: ['Oars'],
      },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({ ann: { green: ['Currency'], score: ['Sailing', 'Calendar'], hand: [] } }),
    ],
  },
  'without green cards a return proceeds as usual': {
    position: {
      ann: { red: ['Peter the Great'], yellow: ['Agriculture'], hand: ['Oars'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'of two karmas that a return triggers, one is chosen': {
    position: {
      ann: {
        red: ['Peter the Great'],
        purple: ['Homer'],
        blue: ['Pottery'],
        green: ['The Wheel'],
        hand: ['Hatshepsut'],
      },
      decks: { base: { 2: ['Calendar'], 1: ['Tools', 'Oars'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Pottery', 'Hatshepsut'] },
      { as: 'ann', offers: ['Peter the Great', 'Homer'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Peter the Great', 'Peter the Great'] },
      changes({
        ann: {
          blue: ['Pottery', 'Calendar'],
          hand: ['Oars'],
          score: ['The Wheel', 'Tools', 'Peter the Great'],
          red: [],
          green: [],
        },
      }),
    ],
  },
})

import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Homer', {
  'a card is tucked before an action, and the one above it returned': {
    position: {
      ann: { purple: ['Homer'], blue: ['Writing'], green: ['Sailing'] },
      decks: { base: { 2: ['Mapmaking', 'Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { green: ['Mapmaking'], hand: ['Calendar'] } }),
    ],
  },
  'the returned card may be the tucked one': {
    position: {
      ann: { purple: ['Homer'], blue: ['Writing'] },
      decks: { base: { 2: ['Mapmaking', 'Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'a card of the color of the activated one returns nothing': {
    position: {
      ann: { purple: ['Homer'], blue: ['Writing'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { blue: ['Writing', 'Calendar'], hand: ['Currency'] } }),
    ],
  },
  'nothing comes before another action': {
    position: { ann: { purple: ['Homer'], hand: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Meld.Sailing' }, changes({ ann: { green: ['Sailing'], hand: [] } })],
  },
  'a figure of the hand is tucked where it would be returned': {
    position: {
      turn: second,
      ann: { purple: ['Homer'], yellow: ['Agriculture'], hand: ['Hammurabi'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Hammurabi', 'Homer'] },
      changes({ ann: { red: ['Hammurabi'], score: ['Homer'], purple: [], hand: [] } }),
    ],
  },
  'a card that is not a figure is returned': {
    position: {
      ann: { purple: ['Homer'], yellow: ['Agriculture'], hand: ['Oars'] },
      decks: { base: { 2: ['Calendar', 'Mapmaking'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({ ann: { score: ['Mapmaking'], hand: [] } }),
    ],
  },
  'a decree tucks the figures and junks the others': {
    position: {
      ann: { purple: ['Homer'], hand: ['Gilgamesh', 'Archimedes', 'Shen Kuo', 'Oars'] },
      decks: { base: { 5: ['Societies'] } },
    },
    steps: [
      { as: 'ann', picks: ['Decree.Advancement', 'auto', 'Homer', 'Gilgamesh', 'Archimedes'] },
      changes({
        ann: {
          green: ['Shen Kuo'],
          hand: ['Societies'],
          score: ['Homer', 'Gilgamesh', 'Archimedes'],
          achievements: ['Advancement'],
          purple: [],
        },
        junk: ['Oars'],
      }),
    ],
  },
})

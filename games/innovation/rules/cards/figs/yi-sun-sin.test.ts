import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Yi Sun-Sin', {
  "anybody's transfer is a tuck of its owner": {
    position: {
      achievements: [],
      ann: { red: ['Archery'] },
      bob: { red: ['Yi Sun-Sin'], hand: ['Coal'] },
      decks: { base: { 1: ['Tools'], 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      changes({
        ann: { red: [] },
        bob: { red: ['Yi Sun-Sin', 'Coal'], yellow: ['Anatomy'], hand: ['Tools'], score: ['Archery'] },
      }),
    ],
  },
  'without a castle anywhere nothing is scored': {
    position: {
      achievements: [],
      ann: { red: ['Yi Sun-Sin'], green: ['Navigation'] },
      bob: { score: ['Paper'] },
      decks: { base: { 4: ['Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Navigation' },
      changes({
        ann: { red: ['Yi Sun-Sin', 'Gunpowder'], green: ['Navigation', 'Paper'] },
        bob: { score: [] },
      }),
    ],
  },
  'a card that is returned is not a transfer': {
    position: {
      ann: { yellow: ['Agriculture'], hand: ['Oars'] },
      bob: { red: ['Yi Sun-Sin'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'all cards of an exchange are tucked': {
    position: {
      achievements: [],
      ann: { red: ['Yi Sun-Sin'], yellow: ['Medicine'], score: ['Tools'] },
      bob: { blue: ['Alchemy'], score: ['Paper'] },
      decks: { base: { 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Medicine' },
      { as: 'ann', offers: ['Tools', 'Alchemy'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Alchemy'] },
      changes({
        ann: { yellow: ['Medicine', 'Anatomy'], green: ['Paper'], blue: ['Tools'], score: ['Alchemy'] },
        bob: { blue: [], score: [] },
      }),
    ],
  },
  'an exchange of nothing is none': {
    position: {
      achievements: [],
      ann: { red: ['Yi Sun-Sin'], yellow: ['Medicine'] },
      bob: { blue: ['Alchemy'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Medicine' }, changes()],
  },
  'what it scores triggers no other karma': {
    position: {
      achievements: [],
      ann: { yellow: ['Cai Lun'], red: ['Archery', 'Oars'] },
      bob: { red: ['Yi Sun-Sin'] },
      decks: { base: { 1: ['Tools'], 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'bob', ifAsked: true, pick: ['Archery'] },
      changes({ ann: { red: ['Oars'] }, bob: { blue: ['Tools'], yellow: ['Anatomy'], score: ['Archery'] } }),
    ],
  },
})

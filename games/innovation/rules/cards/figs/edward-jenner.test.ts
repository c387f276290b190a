import { changes, scenarios } from '../../testing/scenarios'

scenarios('Edward Jenner', {
  'returns a card from hand in place of a demand': {
    position: {
      achievements: [],
      ann: { red: ['Archery'] },
      bob: { yellow: ['Edward Jenner'], hand: ['Tools', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'bob', pick: ['Tools'] },
      changes({ bob: { hand: ['Calendar'] } }),
    ],
  },
  'with an empty hand the demand still does not happen': {
    position: { achievements: [], ann: { red: ['Archery'] }, bob: { yellow: ['Edward Jenner'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Archery' }, changes()],
  },
  'an effect that is not a demand is executed': {
    position: {
      decks: { base: { '2': ['Calendar', 'Mapmaking'], '1': ['Sailing'] } },
      ann: { blue: ['Writing'] },
      bob: { yellow: ['Edward Jenner'], blue: ['Tools'], hand: ['Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Mapmaking', 'Sailing'] }, bob: { hand: ['Oars', 'Calendar'] } }),
    ],
  },
  'one of two karmas in place of a demand': {
    position: {
      achievements: [],
      ann: { red: ['Archery'] },
      bob: { yellow: ['Edward Jenner'], red: ['Hammurabi'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'ann', offers: ['Hammurabi', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Edward Jenner'] },
      { as: 'bob', pick: ['Hammurabi'] },
      changes({ bob: { score: ['Hammurabi'], red: [], hand: [] } }),
    ],
  },
  'whoever scores junks an achievement of the same value': {
    position: {
      achievements: ['Fermenting', 'Oars'],
      decks: { base: { '2': ['Calendar'] } },
      ann: { yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({
        ann: { score: ['Calendar'], hand: [] },
        junk: ['Fermenting'],
        standardAchievements: ['Oars'],
      }),
    ],
  },
  'the scoring player picks the achievement': {
    position: {
      achievements: ['Fermenting', 'Homer', 'Archimedes'],
      decks: { base: { '2': ['Calendar'] } },
      ann: { yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'ann', offers: ['*base-2*', '*figs-2*'], title: 'Choose an achievement to junk' },
      { as: 'ann', pick: ['*figs-2*'] },
      changes({
        ann: { score: ['Calendar'], hand: [] },
        junk: ['Archimedes'],
        standardAchievements: ['Fermenting', 'Homer'],
      }),
    ],
  },
  'junks nothing where the value is not available': {
    position: {
      achievements: ['Oars'],
      decks: { base: { '2': ['Calendar'] } },
      ann: { yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'with a karma of the scoring player': {
    position: {
      achievements: ['Fermenting'],
      decks: { base: { '2': ['Calendar'] } },
      ann: { yellow: ['Agriculture'], red: ['Erwin Rommel'], hand: ['Tools'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'ann', offers: ['Erwin Rommel', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Erwin Rommel'] },
      changes({ ann: { hand: ['Calendar'] } }),
    ],
  },
})

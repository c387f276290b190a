import { scenarios } from '../../testing/scenarios'

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
      { becomes: { ann: { red: ['Archery'] }, bob: { yellow: ['Edward Jenner'], hand: ['Calendar'] } } },
    ],
  },
  'with an empty hand the demand still does not happen': {
    position: { achievements: [], ann: { red: ['Archery'] }, bob: { yellow: ['Edward Jenner'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { becomes: { ann: { red: ['Archery'] }, bob: { yellow: ['Edward Jenner'] } } },
    ],
  },
  'an effect that is not a demand is executed': {
    position: {
      decks: { base: { '2': ['Calendar', 'Mapmaking'], '1': ['Sailing'] } },
      ann: { blue: ['Writing'] },
      bob: { yellow: ['Edward Jenner'], blue: ['Tools'], hand: ['Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      {
        becomes: {
          ann: { blue: ['Writing'], hand: ['Mapmaking', 'Sailing'] },
          bob: { yellow: ['Edward Jenner'], blue: ['Tools'], hand: ['Oars', 'Calendar'] },
        },
      },
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
      { becomes: { ann: { red: ['Archery'] }, bob: { yellow: ['Edward Jenner'], score: ['Hammurabi'] } } },
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
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      {
        becomes: {
          ann: { yellow: ['Agriculture'], score: ['Calendar'] },
          bob: { yellow: ['Edward Jenner'] },
          junk: ['Fermenting'],
          standardAchievements: ['Oars'],
        },
      },
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
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['*base-2*', '*figs-2*'], title: 'Choose an achievement to junk' },
      { as: 'ann', pick: ['*figs-2*'] },
      {
        becomes: {
          ann: { yellow: ['Agriculture'], score: ['Calendar'] },
          bob: { yellow: ['Edward Jenner'] },
          junk: ['Archimedes'],
          standardAchievements: ['Fermenting', 'Homer'],
        },
      },
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
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      {
        becomes: {
          ann: { yellow: ['Agriculture'], score: ['Calendar'] },
          bob: { yellow: ['Edward Jenner'] },
          junk: [],
        },
      },
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
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Erwin Rommel', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Erwin Rommel'] },
      {
        becomes: {
          ann: { yellow: ['Agriculture'], red: ['Erwin Rommel'], hand: ['Calendar'] },
          bob: { yellow: ['Edward Jenner'] },
          junk: [],
        },
      },
    ],
  },
})

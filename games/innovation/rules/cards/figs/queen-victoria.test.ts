import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Queen Victoria', {
  "scores a figure of another's score pile first": {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { score: ['Homer', 'Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'ann', offers: ['score it', 'transfer it to the available achievements'], count: 1 },
      { as: 'ann', pick: ['score it'] },
      changes({ ann: { score: ['Homer', 'Calendar'], hand: [] }, bob: { score: ['Oars'] } }),
    ],
  },
  'or makes it an available achievement': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      achievements: [],
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { score: ['Homer'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools', 'transfer it to the available achievements'] },
      changes({
        ann: { score: ['Calendar'], hand: [] },
        standardAchievements: ['Homer'],
        bob: { score: [] },
      }),
    ],
  },
  'any score pile, your own too: chosen by backs where they are not seen': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'], score: ['Archimedes'] },
      bob: { score: ['Homer'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'ann', offers: ['Archimedes', '*figs-1* (bob)'], count: 1 },
      { as: 'ann', picks: ['Archimedes', 'score it'] },
      changes({ ann: { score: ['Archimedes', 'Calendar'], hand: [] } }),
    ],
  },
  'does nothing without a figure in a score pile': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { score: ['Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  "leaves an opponent's scoring alone": {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      turn: bobsTurn,
      ann: { purple: ['Queen Victoria'], score: ['Homer'] },
      bob: { yellow: ['Agriculture'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ bob: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'asks which karma to trigger where another player has one for scoring': {
    position: {
      achievements: ['Fermenting'],
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'], score: ['Homer'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'ann', offers: ['Queen Victoria', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Edward Jenner'] },
      changes({ ann: { score: ['Homer', 'Calendar'], hand: [] }, junk: ['Fermenting'] }),
    ],
  },
})

import { scenarios } from '../../testing/scenarios'

scenarios('Queen Victoria', {
  "scores a figure of another's score pile first": {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { score: ['Homer', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['score it', 'transfer it to the available achievements'], min: 1, max: 1 },
      { as: 'ann', pick: ['score it'] },
      { changes: { ann: { score: ['Homer', 'Calendar'], hand: [] }, bob: { score: ['Oars'] } } },
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
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', pick: ['transfer it to the available achievements'] },
      {
        changes: {
          ann: { score: ['Calendar'], hand: [] },
          standardAchievements: ['Homer'],
          bob: { score: [] },
        },
      },
    ],
  },
  'any score pile, your own too: chosen by backs where they are not seen': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'], score: ['Archimedes'] },
      bob: { score: ['Homer'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Archimedes', '*figs-1* (bob)'], min: 1, max: 1 },
      { as: 'ann', pick: ['Archimedes'] },
      { as: 'ann', pick: ['score it'] },
      { changes: { ann: { score: ['Archimedes', 'Calendar'], hand: [] } } },
    ],
  },
  'does nothing without a figure in a score pile': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { score: ['Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      { changes: { ann: { score: ['Calendar'], hand: [] } } },
    ],
  },
  "leaves an opponent's scoring alone": {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      turn: { player: 'bob', action: 1, round: 2 },
      ann: { purple: ['Queen Victoria'], score: ['Homer'] },
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
      achievements: ['Fermenting'],
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Queen Victoria'], yellow: ['Agriculture'], hand: ['Tools'], score: ['Homer'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Queen Victoria', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Edward Jenner'] },
      { changes: { ann: { score: ['Homer', 'Calendar'], hand: [] }, junk: ['Fermenting'] } },
    ],
  },
})

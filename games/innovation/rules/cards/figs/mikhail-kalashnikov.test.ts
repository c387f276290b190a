import { scenarios } from '../../testing/scenarios'

scenarios('Mikhail Kalashnikov', {
  "scores an opponent's top red card when an opponent melds": {
    position: {
      turn: { player: 'bob', action: 1, round: 2 },
      ann: { red: ['Mikhail Kalashnikov'] },
      bob: { red: ['Metalworking'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Tools' },
      { as: 'ann', offers: ['score', 'self-execute'], min: 1, max: 1 },
      { as: 'ann', offers: ['Metalworking'], in: 'score' },
      { as: 'ann', pick: 'score.Metalworking' },
      {
        becomes: { ann: { red: ['Mikhail Kalashnikov'], score: ['Metalworking'] }, bob: { blue: ['Tools'] } },
      },
    ],
  },
  'or self-executes it': {
    position: {
      turn: { player: 'bob', action: 1, round: 2 },
      decks: { base: { '1': ['Sailing'] } },
      ann: { red: ['Mikhail Kalashnikov'] },
      bob: { red: ['Metalworking'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Tools' },
      { as: 'ann', pick: 'self-execute.Metalworking' },
      {
        becomes: {
          ann: { red: ['Mikhail Kalashnikov'], hand: ['Sailing'] },
          bob: { red: ['Metalworking'], blue: ['Tools'] },
        },
      },
    ],
  },
  'does nothing where no opponent has a red card': {
    position: {
      turn: { player: 'bob', action: 1, round: 2 },
      ann: { red: ['Mikhail Kalashnikov'] },
      bob: { hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Tools' },
      { becomes: { ann: { red: ['Mikhail Kalashnikov'] }, bob: { blue: ['Tools'] } } },
    ],
  },
  'not when its owner melds': {
    position: { ann: { red: ['Mikhail Kalashnikov'], hand: ['Tools'] }, bob: { red: ['Metalworking'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Tools' },
      { becomes: { ann: { red: ['Mikhail Kalashnikov'], blue: ['Tools'] }, bob: { red: ['Metalworking'] } } },
    ],
  },
  'with a karma of the melding player': {
    position: {
      turn: { player: 'bob', action: 1, round: 2 },
      ann: { red: ['Mikhail Kalashnikov'] },
      bob: { red: ['Metalworking'], blue: ['Carl Friedrich Gauss'], hand: ['Sailing'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Sailing' },
      {
        as: 'bob',
        offers: ['Carl Friedrich Gauss', 'Mikhail Kalashnikov'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'bob', pick: ['Mikhail Kalashnikov'] },
      { as: 'ann', pick: 'score.Metalworking' },
      {
        becomes: {
          ann: { red: ['Mikhail Kalashnikov'], score: ['Metalworking'] },
          bob: { blue: ['Carl Friedrich Gauss'], green: ['Sailing'] },
        },
      },
    ],
  },
})

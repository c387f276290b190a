import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Mikhail Kalashnikov', {
  "scores an opponent's top red card when an opponent melds": {
    position: {
      turn: bobsTurn,
      ann: { red: ['Mikhail Kalashnikov'] },
      bob: { red: ['Metalworking'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Tools' },
      { as: 'ann', offers: ['score', 'self-execute'], count: 1 },
      { as: 'ann', offers: ['Metalworking'], in: 'score', pick: 'score.Metalworking' },
      changes({ ann: { score: ['Metalworking'] }, bob: { blue: ['Tools'], red: [], hand: [] } }),
    ],
  },
  'or self-executes it': {
    position: {
      turn: bobsTurn,
      decks: { base: { '1': ['Sailing'] } },
      ann: { red: ['Mikhail Kalashnikov'] },
      bob: { red: ['Metalworking'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Tools' },
      { as: 'ann', pick: 'self-execute.Metalworking' },
      changes({ ann: { hand: ['Sailing'] }, bob: { blue: ['Tools'], hand: [] } }),
    ],
  },
  'does nothing where no opponent has a red card': {
    position: { turn: bobsTurn, ann: { red: ['Mikhail Kalashnikov'] }, bob: { hand: ['Tools'] } },
    steps: [{ as: 'bob', pick: 'Meld.Tools' }, changes({ bob: { blue: ['Tools'], hand: [] } })],
  },
  'not when its owner melds': {
    position: { ann: { red: ['Mikhail Kalashnikov'], hand: ['Tools'] }, bob: { red: ['Metalworking'] } },
    steps: [{ as: 'ann', pick: 'Meld.Tools' }, changes({ ann: { blue: ['Tools'], hand: [] } })],
  },
  'with a karma of the melding player': {
    position: {
      turn: bobsTurn,
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
      changes({ ann: { score: ['Metalworking'] }, bob: { green: ['Sailing'], red: [], hand: [] } }),
    ],
  },
})

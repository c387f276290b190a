import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Shigeru Miyamoto', {
  'wins with exactly three clocks': {
    position: { ann: { yellow: ['Shigeru Miyamoto'], blue: ['Computers'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Computers' }, { over: { winner: 'ann', reason: 'Shigeru Miyamoto' } }],
  },
  'with exactly six': {
    position: {
      ann: { yellow: ['Shigeru Miyamoto'], blue: ['Rocketry'], red: ['Mobility'], purple: ['Lighting'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Rocketry' }, { over: { winner: 'ann', reason: 'Shigeru Miyamoto' } }],
  },
  'not with four': {
    position: { ann: { yellow: ['Shigeru Miyamoto'], blue: ['Rocketry'] }, bob: { score: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Rocketry' }, changes({ bob: { score: [] } })],
  },
  'the wording: not for a card that shows a clock and features another icon': {
    position: { ann: { yellow: ['Shigeru Miyamoto'], red: ['Flight'], green: ['Bicycle'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Flight' }, changes({ ann: { totals: { icons: { i: 3 } } } })],
  },
  "leaves an opponent's action alone": {
    position: { turn: bobsTurn, ann: { yellow: ['Shigeru Miyamoto'] }, bob: { blue: ['Rocketry'] } },
    steps: [{ as: 'bob', pick: 'Dogma.Rocketry' }, changes()],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '10': ['Databases'] } },
      ann: { yellow: ['Shigeru Miyamoto'], blue: ['Computers'] },
      bob: { green: ['J.P. Morgan'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Computers' },
      { as: 'ann', offers: ['Shigeru Miyamoto', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Shigeru Miyamoto'] },
      { over: { winner: 'ann', reason: 'Shigeru Miyamoto' } },
    ],
  },
})

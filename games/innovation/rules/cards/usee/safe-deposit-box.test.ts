import { changes, scenarios } from '../../testing/scenarios'

scenarios('Safe Deposit Box', {
  'draws and junks two 7': {
    position: {
      ann: { red: ['Safe Deposit Box'], score: ['Tools'] },
      decks: { base: { 7: ['Evolution', 'Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Safe Deposit Box' },
      {
        as: 'ann',
        offers: ['Draw and junk', 'Exchange'],
        title: '(optional) Choose an option',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Draw and junk'] },
      changes({ junk: ['Evolution', 'Bicycle'] }),
    ],
  },
  'exchanges the score pile with the valued cards of the junk': {
    position: { junk: ['Oars', 'Monument', 'Paper'], ann: { red: ['Safe Deposit Box'], score: ['Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Safe Deposit Box', 'Exchange'] },
      changes({ ann: { score: ['Oars', 'Paper'] }, junk: ['Monument', 'Tools'] }),
      { as: 'bob', hidden: ['Oars', 'Tools'] },
    ],
  },
  'exchanges nothing for nothing': {
    position: { ann: { red: ['Safe Deposit Box'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Safe Deposit Box', 'Exchange'] }, changes()],
  },
  'may be declined': {
    position: { ann: { red: ['Safe Deposit Box'], score: ['Fusion'] }, junk: ['Oars'] },
    steps: [{ as: 'ann', picks: ['Dogma.Safe Deposit Box', []] }, changes(), { turn: 'bob' }],
  },
})

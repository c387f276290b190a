import { changes, scenarios } from '../../testing/scenarios'

scenarios('Excalibur', {
  'takes a top card that beats your own of its color, a missing one being beaten by any': {
    position: {
      ann: { red: ['Excalibur'], blue: ['Tools'] },
      bob: { red: ['Gunpowder'], green: ['The Wheel'], blue: ['Alchemy'], yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Excalibur' },
      {
        as: 'bob',
        offers: ['Gunpowder', 'Masonry', 'The Wheel', 'Alchemy'],
        title: 'Choose card(s) to transfer',
        count: 1,
      },
      { as: 'bob', pick: ['Alchemy'] },
      changes({ ann: { blue: ['Alchemy', 'Tools'] }, bob: { blue: [] } }),
    ],
  },
  'takes no card of the same or a lower value': {
    position: {
      ann: { red: ['Excalibur'], green: ['Paper'] },
      bob: { red: ['Engineering'], green: ['The Wheel', 'Databases'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Excalibur' }, changes(), { turn: 'bob' }],
  },
})

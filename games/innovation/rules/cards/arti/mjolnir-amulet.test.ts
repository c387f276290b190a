import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mjolnir Amulet', {
  'takes a whole color that the compelled player chooses into the score pile': {
    position: {
      ann: { red: ['Mjolnir Amulet'] },
      bob: { purple: ['Mysticism', 'Philosophy'], yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mjolnir Amulet' },
      { as: 'bob', offers: ['Masonry', 'Mysticism'], title: 'Choose Cards(s)', count: 1, pick: 'Mysticism' },
      changes({ ann: { score: ['Mysticism', 'Philosophy'] }, bob: { purple: [] } }),
    ],
  },
  'compels nobody with fewer castles': {
    position: { ann: { red: ['Mjolnir Amulet'] }, bob: { blue: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Mjolnir Amulet' }, changes(), { turn: 'bob' }],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Principia', {
  'returns other top cards and melds one higher for each, from the lowest up': {
    position: {
      ann: { blue: ['Principia', 'Tools'], red: ['Coal', 'Oars'], green: ['Sailing'] },
      decks: { base: { 2: ['Construction'], 6: ['Industrialization'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Principia' },
      changes({ ann: { red: ['Industrialization', 'Construction', 'Oars'], green: [] } }),
    ],
  },
  'does nothing beside blue cards alone': {
    position: { ann: { blue: ['Principia'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Principia' }, changes(), { turn: 'bob' }],
  },
})

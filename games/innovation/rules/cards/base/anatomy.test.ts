import { changes, scenarios } from '../../testing/scenarios'

scenarios('Anatomy', {
  'costs a scored card and a top card of the same value, both chosen by the victim': {
    position: {
      ann: { yellow: ['Anatomy'] },
      bob: { score: ['Alchemy', 'Tools'], red: ['Optics'], yellow: ['Machinery'], green: ['Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Anatomy' },
      { as: 'bob', offers: ['Alchemy', 'Tools'], title: 'Choose card(s) to return', count: 1 },
      { as: 'bob', pick: ['Alchemy'] },
      { as: 'bob', offers: ['Optics', 'Machinery', 'Paper'], title: 'Choose card(s) to return', count: 1 },
      { as: 'bob', pick: ['Paper'] },
      changes({ bob: { score: ['Tools'], green: [] } }),
      { turn: 'bob' },
    ],
  },
  'costs no top card of another value, nor a covered one': {
    position: { ann: { yellow: ['Anatomy'] }, bob: { score: ['Paper'], blue: ['Tools', 'Translation'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Anatomy' }, changes({ bob: { score: [] } })],
  },
  'costs no top card when nothing was scored': {
    position: { ann: { yellow: ['Anatomy'] }, bob: { blue: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Anatomy' }, changes(), { turn: 'bob' }],
  },
  'demands nothing of whoever has as many leaves': {
    position: { ann: { yellow: ['Anatomy'] }, bob: { yellow: ['Agriculture'], score: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Anatomy' }, changes()],
  },
})

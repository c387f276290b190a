import { changes, scenarios } from '../../testing/scenarios'

scenarios('Smuggling', {
  'takes a card of the value of either top yellow card': {
    position: {
      ann: { green: ['Smuggling'], yellow: ['Fermenting'] },
      bob: { yellow: ['Masonry'], score: ['Tools', 'Oars', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Smuggling' },
      { as: 'bob', offers: ['Tools', 'Oars'], title: 'Transfer a card for bob', count: 1, pick: 'Oars' },
      changes({ ann: { score: ['Oars', 'Calendar'] }, bob: { score: ['Tools'] } }),
    ],
  },
  'first for the one who suffers it, then for the other': {
    position: {
      ann: { green: ['Smuggling'], yellow: ['Agriculture'] },
      bob: { yellow: ['Masonry'], score: ['Tools', 'Oars', 'Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Smuggling' },
      { as: 'bob', pick: ['Oars'] },
      { as: 'bob', offers: ['Tools', 'Archery'], title: 'Transfer a card for ann', count: 1, pick: 'Tools' },
      changes({ ann: { score: ['Oars', 'Tools'] }, bob: { score: ['Archery'] } }),
    ],
  },
  'takes nothing without yellow cards': {
    position: { ann: { green: ['Smuggling'] }, bob: { score: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Smuggling' }, changes()],
  },
})

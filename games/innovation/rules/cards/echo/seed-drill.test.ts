import { changes, scenarios } from '../../testing/scenarios'

scenarios('Seed Drill', {
  'takes a low top card; junks a deck and achieves the highest card of the junk': {
    position: {
      ann: { green: ['Seed Drill'], score: ['Coal', 'Physics', 'Astronomy'] },
      bob: { blue: ['Tools'], yellow: ['Steam Engine'] },
      junk: ['Oars'],
      decksExact: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Seed Drill' },
      { as: 'ann', offers: [3, 4, 5], title: '(optional) Choose Age', count: [0, 1], pick: [3] },
      changes({ ann: { achievements: ['Paper'] }, bob: { blue: [] } }),
    ],
  },
  'may be declined; takes no card of 3': {
    position: {
      ann: { green: ['Seed Drill'], score: ['Coal', 'Physics', 'Astronomy'] },
      bob: { red: ['Optics'] },
      junk: ['Oars'],
    },
    steps: [{ as: 'ann', pick: 'Dogma.Seed Drill' }, { as: 'ann', pick: [] }, changes()],
  },
  'achieves nothing after an empty deck': {
    position: {
      ann: { green: ['Seed Drill'], score: ['Coal', 'Physics', 'Astronomy'] },
      junk: ['Oars'],
      decksExact: { base: { '4': [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Seed Drill' }, { as: 'ann', pick: [4] }, changes()],
  },
  'achieves nothing that is not eligible': {
    position: {
      ann: { green: ['Seed Drill'], score: ['Coal'] },
      bob: { red: ['Optics'] },
      decksExact: { base: { 3: ['Paper'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Seed Drill', [3]] }, changes({ junk: ['Paper'] })],
  },
})

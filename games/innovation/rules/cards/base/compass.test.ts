import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Compass', {
  'gives a leaf for a card without one, both chosen by the victim': {
    position: {
      ann: { green: ['Compass', 'The Wheel'], red: ['Archery', 'Oars'] },
      bob: {
        yellow: ['Agriculture'],
        blue: ['Pottery'],
        green: ['Clothing'],
        purple: ['Mysticism', 'Reformation'],
      },
      turn: annsTurn,
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Compass' },
      { as: 'bob', offers: ['Agriculture', 'Pottery'], title: 'Choose card(s) to transfer', min: 1 },
      { as: 'bob', pick: ['Pottery'] },
      changes({ ann: { red: ['Oars'], blue: ['Pottery'] }, bob: { red: ['Archery'], blue: [] } }),
    ],
  },
  'gives a card although no leaf was taken': {
    position: {
      ann: { green: ['Compass'], red: ['Archery'], blue: ['Tools'] },
      bob: { green: ['Clothing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Compass' },
      { as: 'bob', offers: ['Archery', 'Tools'], title: 'Choose card(s) to meld', count: 1, pick: 'Tools' },
      changes({ ann: { blue: [] }, bob: { blue: ['Tools'] } }),
    ],
  },
  'first covers the card of the same color with the leaf, which leaves nothing to give': {
    position: { ann: { green: ['Compass'], blue: ['Tools'] }, bob: { blue: ['Pottery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Compass' },
      changes({ ann: { blue: ['Pottery', 'Tools'] }, bob: { blue: [] } }),
    ],
  },
  'does nothing without a leaf there and a card without one here': {
    position: { ann: { green: ['Compass'] }, bob: { red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Compass' }, changes()],
  },
  'demands nothing of whoever has as many coins': {
    position: {
      ann: { green: ['Compass'], red: ['Archery'] },
      bob: { green: ['Sailing'], blue: ['Pottery'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Compass' }, changes()],
  },
})

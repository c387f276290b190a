import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mobility', {
  'takes the two highest top cards that are not red and show no factory': {
    position: {
      ann: { red: ['Mobility'] },
      bob: {
        red: ['Archery'],
        yellow: ['Vaccination'],
        green: ['Compass', 'Sailing'],
        blue: ['Tools', 'Evolution'],
        purple: ['Education'],
      },
      decks: { base: { 8: ['Flight'] } },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mobility' },
      changes({
        ann: { score: ['Compass', 'Education'] },
        bob: { green: ['Sailing'], hand: ['Flight'], purple: [] },
      }),
    ],
  },
  'lets the victim choose among equals': {
    position: {
      ann: { red: ['Mobility'] },
      bob: { yellow: ['Masonry'], green: ['Compass'], blue: ['Tools'], purple: ['Mysticism'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mobility' },
      { as: 'bob', offers: ['Masonry', 'Tools', 'Mysticism'], title: 'Choose Cards(s)', count: 1 },
      { as: 'bob', pick: ['Tools'] },
      changes({ ann: { score: ['Compass', 'Tools'] }, bob: { hand: ['Flight'], green: [], blue: [] } }),
    ],
  },
  'takes one card where there is only one, and gives an 8 for it': {
    position: { ann: { red: ['Mobility'] }, bob: { blue: ['Tools'] }, decks: { base: { 8: ['Flight'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Mobility' },
      changes({ ann: { score: ['Tools'] }, bob: { hand: ['Flight'], blue: [] } }),
    ],
  },
  'gives nothing where there is nothing to take': {
    position: { ann: { red: ['Mobility'] }, bob: { red: ['Archery'], yellow: ['Vaccination'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Mobility' }, changes()],
  },
  'demands nothing of whoever has as many factories': {
    position: { ann: { red: ['Mobility'] }, bob: { red: ['Coal'], blue: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Mobility' }, changes()],
  },
})

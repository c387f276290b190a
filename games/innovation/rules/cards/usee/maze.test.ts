import { changes, scenarios } from '../../testing/scenarios'

scenarios('Maze', {
  'has one card scored for each card of the revealed hand': {
    position: {
      ann: { red: ['Maze'], hand: ['Archery', 'Tools'] },
      bob: { hand: ['Oars', 'Pottery', 'Writing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Maze' },
      { as: 'bob', sees: ['Archery', 'Tools'] },
      { as: 'bob', offers: ['Pottery', 'Writing'], title: 'Choose card(s) to score', count: 1 },
      { as: 'bob', pick: ['Writing'] },
      changes({ bob: { hand: ['Pottery'], score: ['Oars', 'Writing'] } }),
    ],
  },
  'exchanges the rest of the hand for the score pile where a color is not matched': {
    position: {
      ann: { red: ['Maze'], hand: ['Sailing', 'Archery', 'Metalworking'], score: ['Coal', 'Paper'] },
      bob: { hand: ['Oars', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Maze' },
      changes({ ann: { score: ['Tools'] }, bob: { hand: ['Coal', 'Paper'], score: ['Oars'] } }),
    ],
  },
  'demands nothing with an empty hand': {
    position: { ann: { red: ['Maze'], score: ['Coal'] }, bob: { hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Maze' }, changes()],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Clown Car', {
  'has cards of the score pile melded until one has a coin': {
    position: { ann: { purple: ['Clown Car'], score: ['Tools', 'Sailing', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Clown Car' },
      {
        as: 'bob',
        offers: ['*base-1* (ann)', '*base-1* (ann)', '*base-1* (ann)'],
        title: 'Choose card(s) to meld',
        count: 1,
      },
      { as: 'bob', picks: ['*base-1* (ann)', '*base-1* (ann)'] },
      changes({ ann: { score: ['Oars'] }, bob: { blue: ['Tools'], green: ['Sailing'] } }),
    ],
  },
  'stops with the last card': {
    position: { ann: { purple: ['Clown Car'], score: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Clown Car' },
      changes({ ann: { score: [] }, bob: { blue: ['Tools'] } }),
    ],
  },
  'does nothing with an empty score pile': {
    position: { ann: { purple: ['Clown Car'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Clown Car' }, changes()],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Hacking', {
  'takes the highest secrets and scores, and has the lowest scores melded': {
    position: {
      ann: { blue: ['Hacking'] },
      bob: { safe: ['Tools', 'Calendar', 'Paper'], score: ['Coal', 'Optics', 'Archery', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hacking' },
      { as: 'bob', offers: ['Archery', 'Oars', 'auto'], title: 'Choose a card to meld next.', count: 1 },
      { as: 'bob', pick: ['Archery'] },
      changes({
        ann: { safe: ['Paper', 'Calendar'], score: ['Coal', 'Optics'] },
        bob: { safe: ['Tools'], red: ['Oars', 'Archery'], score: [] },
      }),
      { as: 'ann', hidden: ['Tools', 'Calendar', 'Paper'] },
    ],
  },
  'the one who suffers it picks where secrets tie': {
    position: { ann: { blue: ['Hacking'] }, bob: { safe: ['Tools', 'Calendar', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Hacking' },
      { as: 'bob', offers: ['*base-1* (bob)', '*base-1* (bob)'], title: 'Choose Cards(s)', count: 1 },
      { as: 'bob', pick: ['*base-1* (bob)'] },
      changes({ ann: { safe: ['Calendar', 'Tools'] }, bob: { safe: ['Oars'] } }),
    ],
  },
  'the safe takes transferred secrets beyond its limit': {
    position: {
      ann: { blue: ['Hacking'], safe: ['Archery', 'Sailing', 'Pottery', 'Clothing', 'Masonry'] },
      bob: { safe: ['Tools', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hacking' },
      {
        as: 'bob',
        offers: ['*base-1* (bob)', '*base-2* (bob)', 'auto'],
        title: 'Choose a card to transfer next.',
        count: 1,
      },
      { as: 'bob', pick: ['auto'] },
      changes({
        ann: { safe: ['Archery', 'Sailing', 'Pottery', 'Clothing', 'Masonry', 'Tools', 'Calendar'] },
        bob: { safe: [] },
      }),
    ],
  },
  'takes nothing from one who has nothing': {
    position: { ann: { blue: ['Hacking'] }, bob: { hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Hacking' }, changes()],
  },
})

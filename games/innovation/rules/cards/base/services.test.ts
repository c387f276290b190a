import { changes, scenarios } from '../../testing/scenarios'

scenarios('Services', {
  'takes the scored cards of a value it names, and gives a top card without a leaf': {
    position: {
      ann: { purple: ['Services'], red: ['Archery', 'Oars'], blue: ['Tools'], yellow: ['Agriculture'] },
      bob: { score: ['Paper', 'Compass', 'Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Services' },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [3] },
      { as: 'bob', offers: ['Archery', 'Tools'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Archery'] },
      changes({
        ann: { red: ['Oars'], hand: ['Paper', 'Compass'] },
        bob: { score: ['Coal'], hand: ['Archery'] },
      }),
    ],
  },
  'gives nothing when nobody scored that value': {
    position: { ann: { purple: ['Services'], red: ['Archery'] }, bob: { score: ['Paper'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Services', [11]] }, changes(), { turn: 'bob' }],
  },
  'gives nothing when all its top cards have a leaf': {
    position: { ann: { purple: ['Services'] }, bob: { score: ['Paper'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Services', [3]] },
      changes({ ann: { hand: ['Paper'] }, bob: { score: [] } }),
    ],
  },
  'demands nothing of whoever has as many leaves': {
    position: { ann: { purple: ['Services'] }, bob: { blue: ['Pottery'], score: ['Paper'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Services' }, changes()],
  },
  'gives a top card for a single card, too, but none that lies beneath': {
    position: {
      ann: { purple: ['Services'], red: ['Archery', 'Oars'], yellow: ['Agriculture', 'Masonry'] },
      bob: { score: ['Paper', 'Coal'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Services', [3]] },
      changes({ ann: { red: ['Oars'], hand: ['Paper'] }, bob: { score: ['Coal'], hand: ['Archery'] } }),
    ],
  },
})

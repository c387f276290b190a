import { changes, scenarios } from '../../testing/scenarios'

scenarios('Composites', {
  'takes all cards of the hand but one, and the highest scored card': {
    position: {
      ann: { red: ['Composites'] },
      bob: { hand: ['Tools', 'Paper', 'Coal'], score: ['Oars', 'Canning'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Composites' },
      { as: 'bob', offers: ['Tools', 'Paper', 'Coal'], title: 'Choose card(s) to transfer', count: 2 },
      { as: 'bob', pick: ['Tools', 'Paper'] },
      changes({
        ann: { hand: ['Tools', 'Paper'], score: ['Canning'] },
        bob: { hand: ['Coal'], score: ['Oars'] },
      }),
    ],
  },
  'lets the victim choose among equal scored cards': {
    position: { ann: { red: ['Composites'] }, bob: { hand: ['Tools'], score: ['Oars', 'Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Composites' },
      { as: 'bob', offers: ['Oars', 'Archery'], title: 'Choose Cards(s)', count: 1, pick: 'Archery' },
      changes({ ann: { score: ['Archery'] }, bob: { score: ['Oars'] } }),
    ],
  },
  'takes nothing of a single card and an empty score pile': {
    position: { ann: { red: ['Composites'] }, bob: { hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Composites' }, changes(), { turn: 'bob' }],
  },
  'demands nothing of whoever has as many factories': {
    position: {
      ann: { red: ['Composites'] },
      bob: { red: ['Coal'], hand: ['Tools', 'Paper'], score: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Composites' }, changes()],
  },
})

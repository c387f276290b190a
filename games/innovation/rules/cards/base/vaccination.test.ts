import { changes, scenarios } from '../../testing/scenarios'

scenarios('Vaccination', {
  'returns the scored cards of one value; the victim melds a 6, then the leader a 7': {
    position: {
      ann: { yellow: ['Vaccination'] },
      bob: { score: ['Tools', 'Paper', 'Oars'] },
      decks: { base: { 6: ['Canning'], 7: ['Lighting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Vaccination' },
      { as: 'bob', offers: [1, 3], title: 'Choose Age', count: 1, pick: [1] },
      changes({ ann: { purple: ['Lighting'] }, bob: { yellow: ['Canning'], score: ['Paper'] } }),
      { turn: 'bob' },
    ],
  },
  'melds nothing for an empty score pile': {
    position: { ann: { yellow: ['Vaccination'] }, bob: { hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Vaccination' }, changes(), { turn: 'bob' }],
  },
  'lets whoever shares meld, too, and keeps what they scored': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { yellow: ['Vaccination'] },
      bob: { score: ['Tools', 'Oars'] },
      cat: { yellow: ['Agriculture'], score: ['Paper'] },
      decks: { base: { 6: ['Canning'], 7: ['Railroad', 'Bicycle', 'Sanitation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Vaccination' },
      changes({
        ann: { green: ['Bicycle'], hand: ['Sanitation'] },
        bob: { yellow: ['Canning'], score: [] },
        cat: { purple: ['Railroad'] },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Maldives', {
  'leaves a compelled player two cards in hand and two scored, and the leader four scored': {
    position: {
      ann: {
        red: ['Maldives'],
        hand: ['Masonry'],
        score: ['Paper', 'Alchemy', 'Education', 'Coal', 'Medicine'],
      },
      bob: {
        red: ['Fission'],
        hand: ['Tools', 'Oars', 'Sailing', 'Archery'],
        score: ['Optics', 'Calendar', 'Philosophy'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Maldives' },
      {
        as: 'bob',
        offers: ['Tools', 'Oars', 'Sailing', 'Archery'],
        title: 'Choose card(s) to return',
        count: 2,
      },
      { as: 'bob', pick: ['Tools', 'Sailing'] },
      { as: 'bob', offers: ['Optics', 'Calendar', 'Philosophy'], count: 1, pick: 'Optics' },
      { as: 'ann', offers: ['Paper', 'Alchemy', 'Education', 'Coal', 'Medicine'], count: 1, pick: 'Coal' },
      changes({
        ann: { score: ['Paper', 'Alchemy', 'Education', 'Medicine'] },
        bob: { hand: ['Oars', 'Archery'], score: ['Calendar', 'Philosophy'] },
      }),
    ],
  },
  'takes nothing of two cards and of four': {
    position: {
      ann: { red: ['Maldives'], score: ['Paper', 'Alchemy', 'Education', 'Coal'] },
      bob: { red: ['Fission'], hand: ['Tools', 'Oars'], score: ['Optics', 'Calendar'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Maldives' }, { turn: 'bob' }, changes()],
  },
})

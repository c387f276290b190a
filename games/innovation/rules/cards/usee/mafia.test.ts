import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mafia', {
  'takes the lowest secret by itself, and tucks from a score pile': {
    position: {
      ann: { yellow: ['Mafia'], score: ['Archery'] },
      bob: { safe: ['Calendar', 'Tools', 'Oars'], score: ['Sailing', 'Pottery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mafia' },
      { as: 'ann', offers: ['ann', 'bob'], title: 'Choose a player to tuck from', count: 1, pick: 'bob' },
      { as: 'ann', offers: ['*base-1* (bob)', '*base-1* (bob)'], title: 'Choose a card to tuck', count: 1 },
      { as: 'ann', pick: ['*base-1* (bob)'] },
      changes({
        ann: { green: ['Sailing'], safe: ['Tools'] },
        bob: { safe: ['Calendar', 'Oars'], score: ['Pottery'] },
      }),
    ],
  },
  'knows your own score pile, and may splay red or yellow right': {
    position: {
      ann: { yellow: ['Mafia', 'Agriculture'], red: ['Gunpowder', 'Coal'], score: ['Archery', 'Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mafia' },
      { as: 'ann', offers: ['Archery', 'Sailing'], title: 'Choose a card to tuck', count: 1 },
      { as: 'ann', pick: ['Sailing'] },
      {
        as: 'ann',
        offers: ['red', 'yellow'],
        title: '(optional) Choose a color to splay right',
        count: [0, 1],
      },
      { as: 'ann', pick: ['yellow'] },
      changes({
        ann: {
          yellow: { cards: ['Mafia', 'Agriculture'], splay: 'right' },
          score: ['Archery'],
          green: ['Sailing'],
        },
      }),
    ],
  },
  'does nothing where nobody has secrets or scores': {
    position: { ann: { yellow: ['Mafia'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Mafia' }, changes()],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Galleon Nuestra Senora De Atocha', {
  'takes all cards of a value that the leader chooses, then a top card of it': {
    position: {
      ann: { red: ['Galleon Nuestra Senora De Atocha'] },
      bob: {
        red: ['Coal', 'Archery'],
        green: ['Sailing'],
        purple: ['Mysticism'],
        score: ['Oars', 'Tools', 'Paper'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Galleon Nuestra Senora De Atocha' },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [1] },
      { as: 'bob', offers: ['Sailing', 'Mysticism'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Sailing'] },
      changes({
        ann: { green: ['Sailing'], score: ['Oars', 'Tools'] },
        bob: { score: ['Paper'], green: [] },
      }),
    ],
  },
  'takes no top card where the score pile has none of the value': {
    position: { ann: { red: ['Galleon Nuestra Senora De Atocha'] }, bob: { red: ['Coal'], score: ['Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Galleon Nuestra Senora De Atocha', [5]] }, changes()],
  },
})

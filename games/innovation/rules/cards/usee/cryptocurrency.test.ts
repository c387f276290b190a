import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cryptocurrency', {
  'returns the score pile for a 10 for each value, and may splay red up': {
    position: {
      ann: { green: ['Cryptocurrency'], red: ['Coal', 'Gunpowder'], score: ['Tools', 'Oars', 'Calendar'] },
      decks: { base: { 10: ['Software', 'Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cryptocurrency' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: { red: { cards: ['Coal', 'Gunpowder'], splay: 'up' }, score: ['Software', 'Robotics'] },
      }),
    ],
  },
  'scores nothing for an empty score pile': {
    position: { ann: { green: ['Cryptocurrency'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Cryptocurrency' }, changes()],
  },
})

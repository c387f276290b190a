import { changes, scenarios } from '../../testing/scenarios'

scenarios('Atomic Theory', {
  'splays blue right and melds a 7': {
    position: { ann: { blue: ['Atomic Theory', 'Tools'] }, decks: { base: { 7: ['Lighting'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Atomic Theory' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({ ann: { blue: { cards: ['Atomic Theory', 'Tools'], splay: 'right' }, purple: ['Lighting'] } }),
      { turn: 'bob' },
    ],
  },
  'need not splay, but melds': {
    position: { ann: { blue: ['Atomic Theory', 'Tools'] }, decks: { base: { 7: ['Evolution'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Atomic Theory', []] },
      changes({ ann: { blue: ['Evolution', 'Atomic Theory', 'Tools'] } }),
    ],
  },
  'asks nothing of a single blue card': {
    position: { ann: { blue: ['Atomic Theory'] }, decks: { base: { 7: ['Lighting'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Atomic Theory' }, changes({ ann: { purple: ['Lighting'] } })],
  },
  'shares with whoever has as many lightbulbs': {
    position: {
      ann: { blue: ['Atomic Theory'] },
      bob: { blue: ['Experimentation', 'Pottery'] },
      decks: { base: { 7: ['Railroad', 'Bicycle', 'Sanitation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Atomic Theory' },
      { as: 'bob', pick: ['blue'] },
      changes({
        ann: { green: ['Bicycle'], hand: ['Sanitation'] },
        bob: { blue: { cards: ['Experimentation', 'Pottery'], splay: 'right' }, purple: ['Railroad'] },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Yata No Kagami', {
  'splays the color of a revealed card left and self-executes a top card of it on any board': {
    position: {
      ann: { blue: ['Yata No Kagami'], red: ['Archery', 'Oars'], hand: ['Optics', 'Tools'] },
      bob: { red: ['Metalworking'] },
      decks: { base: { 1: ['Agriculture'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Yata No Kagami' },
      { as: 'ann', offers: ['Optics', 'Tools'], title: 'Choose card(s) to reveal', count: 1, pick: 'Optics' },
      { as: 'bob', sees: ['Optics'] },
      { as: 'bob', hidden: ['Tools'] },
      { as: 'ann', offers: ['Archery', 'Metalworking'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Metalworking'] },
      changes({
        ann: { red: { cards: ['Archery', 'Oars'], splay: 'left' }, hand: ['Optics', 'Tools', 'Agriculture'] },
      }),
    ],
  },
  'executes nothing where it is itself the only top card of the color': {
    position: {
      ann: { blue: ['Yata No Kagami', 'Writing'], hand: ['Tools'] },
      bob: { red: ['Metalworking'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Yata No Kagami' },
      changes({ ann: { blue: { cards: ['Yata No Kagami', 'Writing'], splay: 'left' } } }),
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { blue: ['Yata No Kagami', 'Writing'] }, bob: { blue: ['Pottery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Yata No Kagami' }, changes(), { turn: 'bob' }],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Emancipation', {
  'takes a card of the hand, which the victim chooses, for a 6': {
    position: {
      ann: { purple: ['Emancipation', 'Mysticism'], red: ['Archery', 'Oars'], blue: ['Writing', 'Pottery'] },
      bob: { hand: ['Tools', 'Paper'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Emancipation' },
      { as: 'bob', offers: ['Tools', 'Paper'], title: 'Choose card(s) to transfer', count: 1, pick: 'Tools' },
      {
        as: 'ann',
        offers: ['red', 'purple'],
        title: '(optional) Choose a color to splay right',
        count: [0, 1],
      },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: { red: { cards: ['Archery', 'Oars'], splay: 'right' }, score: ['Tools'] },
        bob: { hand: ['Paper', 'Canning'] },
      }),
      { as: 'ann', hidden: ['Paper', 'Canning'] },
      { turn: 'bob' },
    ],
  },
  'draws nothing for an empty hand; need not splay': {
    position: { ann: { purple: ['Emancipation', 'Mysticism'] }, bob: { score: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Emancipation' }, { as: 'ann', pick: [] }, changes()],
  },
  'shares only the splay with whoever has as many factories': {
    position: {
      ann: { purple: ['Emancipation'] },
      bob: { red: ['Coal', 'Archery'], hand: ['Tools'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Emancipation' },
      { as: 'bob', pick: ['red'] },
      changes({ ann: { hand: ['Canning'] }, bob: { red: { cards: ['Coal', 'Archery'], splay: 'right' } } }),
    ],
  },
})

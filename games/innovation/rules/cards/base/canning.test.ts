import { changes, scenarios } from '../../testing/scenarios'

scenarios('Canning', {
  'tucks a 6 and scores all top cards without a factory': {
    position: {
      ann: { yellow: ['Canning'], red: ['Coal', 'Oars'], green: ['Sailing', 'Clothing'], blue: ['Tools'] },
      decks: { base: { 6: ['Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Canning' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Draw and tuck a {6}?', count: 1, pick: 'yes' },
      changes({ ann: { green: ['Clothing'], blue: ['Encyclopedia'], score: ['Sailing', 'Tools'] } }),
      { turn: 'bob' },
    ],
  },
  'scores nothing when every top card has a factory; may splay yellow right': {
    position: { ann: { yellow: ['Canning'] }, decks: { base: { 6: ['Vaccination'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Canning', 'yes'] },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      changes({ ann: { yellow: { cards: ['Canning', 'Vaccination'], splay: 'right' } } }),
    ],
  },
  'changes nothing for whoever wants neither': {
    position: { ann: { yellow: ['Canning', 'Masonry'], blue: ['Tools'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Canning', 'no', []] }, changes()],
  },
  'shares with whoever has as many factories': {
    position: {
      ann: { yellow: ['Canning'], blue: ['Tools'] },
      bob: { red: ['Coal'] },
      decks: { base: { 6: ['Encyclopedia', 'Democracy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Canning' },
      { as: 'bob', pick: ['yes'] },
      { as: 'ann', pick: ['no'] },
      changes({ ann: { hand: ['Democracy'] }, bob: { score: ['Encyclopedia'] } }),
    ],
  },
})

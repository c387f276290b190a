import { changes, scenarios } from '../../testing/scenarios'

scenarios('Stove', {
  'scores a top card without factory, tucks a 4, and scores another under a lower top card': {
    position: {
      ann: { yellow: ['Stove'], blue: ['Tools'], green: ['Sailing', 'Clothing'] },
      decks: { base: { '4': ['Invention', 'Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Stove' },
      { as: 'ann', offers: ['Sailing', 'Tools'], title: 'Choose card(s) to score', count: 1, pick: 'Tools' },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({
        ann: {
          green: { cards: ['Sailing', 'Clothing', 'Invention'], splay: 'right' },
          score: ['Tools', 'Gunpowder'],
          blue: [],
        },
      }),
    ],
  },
  'scores no second card where the tucked card is on top': {
    position: { ann: { yellow: ['Stove'] }, decks: { base: { '4': ['Invention'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Stove' }, changes({ ann: { green: ['Invention'] } }), { turn: 'bob' }],
  },
  'scores no second card under a higher top card': {
    position: { ann: { yellow: ['Stove'], green: ['Electricity'] }, decks: { base: { '4': ['Invention'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Stove', []] },
      changes({ ann: { green: ['Electricity', 'Invention'] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cipher', {
  'returns the hand and draws one higher than its highest': {
    position: {
      ann: { green: ['Cipher'], blue: ['Writing', 'Pottery'], hand: ['Tools', 'Calendar'] },
      decks: { base: { 2: ['Fermenting'], 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cipher' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: { blue: { cards: ['Writing', 'Pottery'], splay: 'left' }, hand: ['Paper', 'Fermenting'] },
      }),
    ],
  },
  'draws only the 2 for one returned card, and need not splay': {
    position: {
      ann: { green: ['Cipher'], blue: ['Writing', 'Pottery'], hand: ['Tools'] },
      decks: { base: { 2: ['Fermenting'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Cipher', []] }, changes({ ann: { hand: ['Fermenting'] } })],
  },
  'draws the 2 with an empty hand': {
    position: { ann: { green: ['Cipher'] }, decks: { base: { 2: ['Fermenting'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Cipher' }, changes({ ann: { hand: ['Fermenting'] } })],
  },
})

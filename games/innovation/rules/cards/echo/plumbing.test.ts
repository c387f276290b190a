import { changes, scenarios } from '../../testing/scenarios'

scenarios('Plumbing', {
  'scores the bottom blue card, then junks the deck of 1': {
    position: {
      ann: { red: ['Plumbing'], blue: ['Tools', 'Pottery'] },
      decksExact: { base: { '1': ['Sailing', 'Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plumbing' },
      changes({
        ann: { blue: ['Tools'], score: ['Pottery'] },
        junk: ['Sailing', 'Oars'],
        decksExact: { base: { '1': [] } },
      }),
    ],
  },
  'does nothing without a blue card and without a deck': {
    position: { ann: { red: ['Plumbing'] }, decksExact: { base: { '1': [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Plumbing' }, changes(), { turn: 'bob' }],
  },
  'gives its echo from beneath another card': {
    position: {
      ann: { red: { cards: ['Metalworking', 'Plumbing'], splay: 'right' }, blue: ['Tools'] },
      decks: { base: { '1': ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      changes({ ann: { score: ['Tools'], hand: ['Pottery'], blue: [] } }),
    ],
  },
  'gives no echo where the splay does not show it': {
    position: {
      ann: { red: { cards: ['Metalworking', 'Plumbing'], splay: 'up' }, blue: ['Tools'] },
      decks: { base: { '1': ['Pottery'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Metalworking' }, changes({ ann: { hand: ['Pottery'] } })],
  },
  'is shared, its echo too': {
    position: {
      ann: { red: ['Plumbing'] },
      bob: { yellow: ['Masonry'], blue: ['Pottery'] },
      decksExact: { base: { '1': ['Sailing'] } },
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plumbing' },
      changes({ ann: { hand: ['Calendar'] }, bob: { score: ['Pottery'], blue: [] }, junk: ['Sailing'] }),
    ],
  },
})

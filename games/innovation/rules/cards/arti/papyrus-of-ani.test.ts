import { changes, scenarios } from '../../testing/scenarios'

scenarios('Papyrus of Ani', {
  'returns a purple card, melds a purple one two values higher and self-executes it': {
    position: {
      ann: { red: ['Papyrus of Ani'], hand: ['Mysticism', 'Oars'], score: ['Tools', 'Compass'] },
      decks: { base: { 3: ['Education', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Papyrus of Ani' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return the highest card from your score pile?' },
      { as: 'ann', pick: ['yes'] },
      changes({ ann: { purple: ['Education'], hand: ['Oars', 'Paper'], score: ['Tools'] } }),
    ],
  },
  'carries out no demand of the melded card': {
    position: {
      ann: { red: ['Papyrus of Ani'], hand: ['Mysticism'] },
      bob: { hand: ['Oars'] },
      decks: { base: { 3: ['Feudalism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Papyrus of Ani' },
      changes({ ann: { purple: ['Feudalism'], hand: [] } }),
    ],
  },
  'earns a chain achievement within another execution': {
    position: {
      ann: { green: ['Self Service'], red: ['Papyrus of Ani'], hand: ['Mysticism'] },
      bob: { achievements: ['Oars'] },
      decks: { base: { 3: ['Feudalism'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Self Service' },
      changes({ ann: { purple: ['Feudalism'], achievements: ['Fusion'], hand: [] } }),
    ],
  },
  'visible echoes under the melded card come first': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: {
        red: ['Papyrus of Ani'],
        purple: { cards: ['Monotheism', 'Bell'], splay: 'left' },
        hand: ['Mysticism', 'Oars'],
      },
      decks: { base: { 3: ['Feudalism'] } },
      decksExact: { echo: { 3: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Papyrus of Ani' },
      { as: 'ann', offers: ['Oars'], title: '(optional) Choose card(s) to score', count: [0, 1] },
      { as: 'ann', pick: ['Oars'] },
      changes({
        ann: {
          purple: { cards: ['Feudalism', 'Monotheism', 'Bell'], splay: 'left' },
          score: ['Oars'],
          hand: [],
        },
      }),
    ],
  },
  'keeps a drawn card of another color, which all have seen': {
    position: { ann: { red: ['Papyrus of Ani'], hand: ['Mysticism'] }, decks: { base: { 3: ['Paper'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Papyrus of Ani' },
      { as: 'bob', sees: ['Paper'] },
      changes({ ann: { hand: ['Paper'] } }),
    ],
  },
  'does nothing without a purple card in hand': {
    position: { ann: { red: ['Papyrus of Ani'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Papyrus of Ani' }, changes(), { turn: 'bob' }],
  },
})

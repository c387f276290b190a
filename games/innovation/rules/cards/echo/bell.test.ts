import { changes, scenarios } from '../../testing/scenarios'

scenarios('Bell', {
  'may score a card, then foreshadows a 1 and a 2; hands stay': {
    position: {
      ann: { purple: ['Bell'], hand: ['Oars'] },
      bob: { hand: ['Tools'] },
      decks: { base: { '1': ['Sailing'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bell' },
      { as: 'ann', offers: ['Oars'], title: '(optional) Choose card(s) to score', count: [0, 1] },
      { as: 'ann', pick: ['Oars'] },
      changes({ ann: { score: ['Oars'], forecast: ['Sailing', 'Calendar'], hand: [] } }),
      { turn: 'bob' },
    ],
  },
  'returns all hands when foreseen': {
    position: {
      ann: { hand: ['Oars', 'Archery'], forecast: ['Bell'] },
      bob: { hand: ['Tools', 'Paper'] },
      decks: { base: { '1': ['Sailing'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Oars', []] },
      changes({
        ann: { red: ['Oars'], purple: ['Bell'], forecast: ['Sailing', 'Calendar'], hand: [] },
        bob: { hand: [] },
      }),
    ],
  },
  'keeps in hand what the forecast cannot take': {
    position: {
      ann: { purple: ['Bell'], red: { cards: ['Oars', 'Archery'], splay: 'aslant' }, forecast: ['Paper'] },
      decks: { base: { '1': ['Sailing'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bell' },
      changes({ ann: { hand: ['Sailing', 'Calendar'] } }),
      { turn: 'bob' },
    ],
  },
})

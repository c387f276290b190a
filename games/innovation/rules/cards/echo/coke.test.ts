import { changes, scenarios } from '../../testing/scenarios'

scenarios('Coke', {
  'melds 6s while they have a factory, then foreshadows one': {
    position: {
      ann: { red: ['Coke'], blue: ['Tools'] },
      decks: { base: { '4': ['Invention'], '6': ['Industrialization', 'Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Coke' },
      changes({
        ann: { red: ['Industrialization', 'Coke'], green: ['Invention'], forecast: ['Classification'] },
      }),
      { as: 'bob', sees: ['Classification'] },
    ],
  },
  'scores the top card of each non-red color when foreseen': {
    position: {
      ann: { hand: ['Coal'], forecast: ['Coke'], blue: ['Tools', 'Writing'] },
      decks: { base: { '4': ['Invention'], '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Coal' },
      changes({
        ann: {
          red: ['Coke', 'Coal'],
          blue: ['Writing'],
          forecast: ['Classification'],
          score: ['Invention', 'Tools'],
          hand: [],
        },
      }),
    ],
  },
  'keeps in hand what a full forecast cannot take': {
    position: {
      ann: { red: ['Coke'], blue: { cards: ['Tools', 'Pottery'], splay: 'aslant' }, forecast: ['Oars'] },
      decks: { base: { '4': ['Invention'], '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Coke' },
      changes({ ann: { green: ['Invention'], hand: ['Classification'] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Confession', {
  'returns top cards with a castle, and draws for each 4 scored': {
    position: {
      ann: {
        purple: ['Confession'],
        red: ['Archery'],
        blue: ['Tools'],
        green: ['Paper'],
        score: ['Anatomy'],
      },
      decks: { base: { 4: ['Perspective'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Confession' },
      changes({ ann: { hand: ['Perspective'], red: [], blue: [] } }),
    ],
  },
  'without any melds a scored card and scores a 4': {
    position: {
      ann: { purple: ['Confession'], score: ['Tools', 'Anatomy'] },
      decks: { base: { 4: ['Perspective', 'Gunpowder', 'Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Confession' },
      { as: 'ann', offers: ['Tools', 'Anatomy'], title: 'Choose card(s) to meld', count: 1, pick: 'Tools' },
      changes({
        ann: { score: ['Anatomy', 'Perspective'], blue: ['Tools'], hand: ['Gunpowder', 'Invention'] },
      }),
    ],
  },
  'scores a 4 where nothing can be melded': {
    position: { ann: { purple: ['Confession'] }, decks: { base: { 4: ['Perspective', 'Gunpowder'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Confession' },
      changes({ ann: { score: ['Perspective'], hand: ['Gunpowder'] } }),
    ],
  },
})

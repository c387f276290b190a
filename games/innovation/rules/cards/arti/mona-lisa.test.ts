import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mona Lisa', {
  'scores the cards of a color whose number was guessed, and splays it right': {
    position: {
      ann: { yellow: ['Mona Lisa'], red: ['Oars', 'Archery'], hand: ['Tools'] },
      decks: { base: { 4: ['Gunpowder', 'Colonialism', 'Navigation', 'Anatomy', 'Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mona Lisa' },
      { as: 'ann', offers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], title: 'Choose a number', count: 1, pick: [2] },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a color' },
      { as: 'ann', pick: ['red'] },
      { as: 'bob', sees: ['Tools', 'Navigation'] },
      changes({
        ann: {
          red: { cards: ['Oars', 'Archery'], splay: 'right' },
          hand: ['Tools', 'Navigation', 'Anatomy', 'Invention'],
          score: ['Gunpowder', 'Colonialism'],
        },
      }),
    ],
  },
  'returns the whole hand for a wrong guess': {
    position: {
      ann: { yellow: ['Mona Lisa'], red: ['Oars', 'Archery'], hand: ['Tools'] },
      decks: { base: { 4: ['Gunpowder', 'Colonialism', 'Navigation', 'Anatomy', 'Invention'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Mona Lisa', [3], 'red'] }, changes({ ann: { hand: [] } })],
  },
  'keeps the hand where none of a color was guessed and none came': {
    position: {
      ann: { yellow: ['Mona Lisa'], purple: ['Mysticism', 'Philosophy'] },
      decks: { base: { 4: ['Gunpowder', 'Colonialism', 'Navigation', 'Anatomy', 'Invention'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Mona Lisa', [0], 'purple'] },
      changes({
        ann: {
          purple: { cards: ['Mysticism', 'Philosophy'], splay: 'right' },
          hand: ['Gunpowder', 'Colonialism', 'Navigation', 'Anatomy', 'Invention'],
        },
      }),
    ],
  },
})

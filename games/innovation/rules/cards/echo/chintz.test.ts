import { changes, scenarios } from '../../testing/scenarios'

scenarios('Chintz', {
  'draws a 4, and with one card in hand another and one to score': {
    position: { ann: { green: ['Chintz'] }, decks: { base: { '4': ['Invention', 'Gunpowder', 'Anatomy'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Chintz' },
      changes({ ann: { hand: ['Invention', 'Gunpowder'], score: ['Anatomy'] } }),
    ],
  },
  'draws one where the hand has more': {
    position: { ann: { green: ['Chintz'], hand: ['Oars'] }, decks: { base: { '4': ['Invention'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Chintz' },
      changes({ ann: { hand: ['Oars', 'Invention'] } }),
      { turn: 'bob' },
    ],
  },
  'makes the hand available achievements when foreseen': {
    position: {
      ann: { hand: ['Navigation', 'Oars'], forecast: ['Chintz'] },
      achievements: ['Tools'],
      decks: { base: { '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Navigation' },
      changes({
        ann: { green: ['Chintz', 'Navigation'], hand: [], forecast: [] },
        standardAchievements: ['Tools', 'Oars', 'Invention'],
      }),
    ],
  },
})

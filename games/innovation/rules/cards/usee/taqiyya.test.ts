import { changes, scenarios } from '../../testing/scenarios'

scenarios('Taqiyya', {
  'takes a color into the hand, and scores a 3 with cards of its color': {
    position: { ann: { purple: ['Taqiyya'], red: ['Archery', 'Oars'] }, decks: { base: { 3: ['Optics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Taqiyya' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a color', count: 1 },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', offers: ['Archery', 'Oars'], title: '(optional) Choose card(s) to score', count: [0, 2] },
      { as: 'ann', pick: ['Oars'] },
      changes({ ann: { hand: ['Archery'], score: ['Optics', 'Oars'], red: [] } }),
    ],
  },
  'scores nothing that is melded over another card; the color may have no cards': {
    position: { ann: { purple: ['Taqiyya'], hand: ['Mysticism'] }, decks: { base: { 3: ['Education'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Taqiyya', 'yellow'] },
      changes({ ann: { purple: ['Education', 'Taqiyya'] } }),
    ],
  },
})

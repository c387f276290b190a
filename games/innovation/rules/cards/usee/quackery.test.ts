import { changes, scenarios } from '../../testing/scenarios'

scenarios('Quackery', {
  'scores a card, and returns two for leaves and lightbulbs': {
    position: {
      ann: { blue: ['Quackery'], hand: ['Tools', 'Paper', 'Calendar'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Quackery' },
      { as: 'ann', offers: ['Draw a 4', 'Score'], title: 'Choose an option:', count: 1 },
      { as: 'ann', offers: ['Tools', 'Paper', 'Calendar'], in: 'Score', pick: 'Score.Tools' },
      { as: 'bob', sees: ['Paper', 'Calendar'] },
      { as: 'bob', hidden: ['Tools'] },
      changes({ ann: { hand: ['Coal'], score: ['Tools'] } }),
    ],
  },
  'draws a 4, and picks which two go back': {
    position: {
      ann: { blue: ['Quackery'], hand: ['Tools', 'Oars'] },
      decks: { base: { 4: ['Anatomy'], 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Quackery', 'Draw a 4'] },
      { as: 'ann', offers: ['Tools', 'Oars', 'Anatomy'], title: 'Choose card(s) to return', count: 2 },
      { as: 'ann', pick: ['Oars', 'Anatomy'] },
      changes({ ann: { hand: ['Tools', 'Optics'] } }),
    ],
  },
  'draws nothing for a single card': {
    position: { ann: { blue: ['Quackery'] }, decks: { base: { 4: ['Anatomy'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Quackery' }, changes()],
  },
})

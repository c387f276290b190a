import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Ruth Handler', {
  'melds all cards of the color from all hands, and achieves a 9 for each': {
    position: {
      decks: { base: { '9': ['Ecology', 'Satellites'] } },
      ann: { yellow: ['Ruth Handler'], hand: ['Oars', 'Archery', 'Sailing'] },
      bob: { hand: ['Metalworking', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['Archery', '*base-1* (bob)', 'auto'], title: 'Choose a card to meld next.' },
      { as: 'ann', pick: ['*base-1* (bob)'] },
      changes({
        ann: {
          red: ['Oars', 'Archery', 'Metalworking'],
          hand: ['Sailing'],
          achievements: ['Ecology', 'Satellites'],
        },
        bob: { hand: ['Tools'] },
      }),
    ],
  },
  'achieves nothing where nobody has another card of the color': {
    position: { ann: { yellow: ['Ruth Handler'], hand: ['Oars', 'Sailing'] }, bob: { hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: ['Sailing'] } })],
  },
  "leaves an opponent's melding alone": {
    position: {
      turn: bobsTurn,
      ann: { yellow: ['Ruth Handler'], hand: ['Archery'] },
      bob: { hand: ['Oars', 'Metalworking'] },
    },
    steps: [{ as: 'bob', pick: 'Meld.Oars' }, changes({ bob: { red: ['Oars'], hand: ['Metalworking'] } })],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      ann: { yellow: ['Ruth Handler'], red: ['Coal'], hand: ['Oars', 'Archery'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      {
        as: 'ann',
        offers: ['Ruth Handler', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { red: ['Oars'], hand: ['Archery', 'Coal'] } }),
    ],
  },
})

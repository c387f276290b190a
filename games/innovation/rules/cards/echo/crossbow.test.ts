import { scenarios } from '../../testing/scenarios'

scenarios('Crossbow', {
  'takes an expansion card into the score pile, and gives a card to another board': {
    position: { ann: { red: ['Crossbow'], hand: ['Tools'] }, bob: { hand: ['Umbrella', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Crossbow' },
      { changes: { ann: { score: ['Umbrella'], hand: [] }, bob: { blue: ['Tools'], hand: ['Oars'] } } },
    ],
  },
  'lets the player choose whose board, then the card': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Crossbow'], hand: ['Tools', 'Oars'] },
      cat: { red: ['Optics'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Crossbow' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', min: 1, max: 1 },
      { as: 'ann', pick: ['cat'] },
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose card(s) to transfer', min: 1, max: 1 },
      { as: 'ann', pick: ['Oars'] },
      { changes: { ann: { hand: ['Tools'] }, cat: { red: ['Oars', 'Optics'] } } },
    ],
  },
  'takes no base card and gives nothing from an empty hand': {
    position: { ann: { red: ['Crossbow'] }, bob: { hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Crossbow' }, { changes: {} }, { turn: 'bob' }],
  },
})

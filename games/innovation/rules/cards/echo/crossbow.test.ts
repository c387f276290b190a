import { changes, scenarios } from '../../testing/scenarios'

scenarios('Crossbow', {
  'takes an expansion card into the score pile, and gives a card to another board': {
    position: { ann: { red: ['Crossbow'], hand: ['Tools'] }, bob: { hand: ['Umbrella', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Crossbow' },
      changes({ ann: { score: ['Umbrella'], hand: [] }, bob: { blue: ['Tools'], hand: ['Oars'] } }),
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
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', count: 1, pick: 'cat' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose card(s) to transfer', count: 1, pick: 'Oars' },
      changes({ ann: { hand: ['Tools'] }, cat: { red: ['Oars', 'Optics'] } }),
    ],
  },
  'takes no base card and gives nothing from an empty hand': {
    position: { ann: { red: ['Crossbow'] }, bob: { hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Crossbow' }, changes(), { turn: 'bob' }],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Battleship Bismark', {
  'returns all cards of the color that an 8 shows': {
    position: {
      ann: { red: ['Battleship Bismark'] },
      bob: { red: ['Coal', 'Oars'], blue: ['Tools'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Battleship Bismark' },
      { as: 'ann', sees: ['Flight'] },
      changes({ bob: { hand: ['Flight'], red: [] } }),
    ],
  },
  'returns nothing of a color that is missing': {
    position: {
      ann: { red: ['Battleship Bismark'] },
      bob: { red: ['Coal'] },
      decks: { base: { 8: ['Corporations'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Battleship Bismark' }, changes({ bob: { hand: ['Corporations'] } })],
  },
  'does nothing to a player with fewer factories': {
    position: { ann: { red: ['Battleship Bismark'] }, bob: { red: ['Industrialization'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Battleship Bismark' }, changes()],
  },
})

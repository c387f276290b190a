import { changes, scenarios } from '../../testing/scenarios'

scenarios('Colt Paterson Revolver', {
  'returns hand and score pile where the drawn color was in hand': {
    position: {
      ann: { yellow: ['Colt Paterson Revolver'] },
      bob: { red: ['Coal'], hand: ['Archery', 'Tools'], score: ['Optics', 'Paper'] },
      decks: { base: { 7: ['Combustion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Colt Paterson Revolver' }, changes({ bob: { hand: [], score: [] } })],
  },
  'leaves them with another color, shown to all': {
    position: {
      ann: { yellow: ['Colt Paterson Revolver'] },
      bob: { red: ['Coal'], hand: ['Archery', 'Tools'], score: ['Optics'] },
      decks: { base: { 7: ['Lighting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Colt Paterson Revolver' },
      { as: 'ann', sees: ['Archery', 'Tools', 'Lighting'] },
      changes({ bob: { hand: ['Archery', 'Tools', 'Lighting'] } }),
    ],
  },
  'a card drawn into an empty hand is no other card': {
    position: {
      ann: { yellow: ['Colt Paterson Revolver'] },
      bob: { red: ['Coal'], score: ['Optics'] },
      decks: { base: { 7: ['Combustion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Colt Paterson Revolver' }, changes({ bob: { hand: ['Combustion'] } })],
  },
})

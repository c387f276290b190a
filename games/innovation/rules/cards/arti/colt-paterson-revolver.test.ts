import { scenarios } from '../../testing/scenarios'

scenarios('Colt Paterson Revolver', {
  'returns hand and score pile where the drawn color was in hand': {
    position: {
      ann: { yellow: ['Colt Paterson Revolver'] },
      bob: { red: ['Coal'], hand: ['Archery', 'Tools'], score: ['Optics', 'Paper'] },
      decks: { base: { 7: ['Combustion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Colt Paterson Revolver' },
      { becomes: { ann: { yellow: ['Colt Paterson Revolver'] }, bob: { red: ['Coal'] } } },
    ],
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
      {
        becomes: {
          ann: { yellow: ['Colt Paterson Revolver'] },
          bob: { red: ['Coal'], hand: ['Archery', 'Tools', 'Lighting'], score: ['Optics'] },
        },
      },
    ],
  },
  'a card drawn into an empty hand is no other card': {
    position: {
      ann: { yellow: ['Colt Paterson Revolver'] },
      bob: { red: ['Coal'], score: ['Optics'] },
      decks: { base: { 7: ['Combustion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Colt Paterson Revolver' },
      {
        becomes: {
          ann: { yellow: ['Colt Paterson Revolver'] },
          bob: { red: ['Coal'], hand: ['Combustion'], score: ['Optics'] },
        },
      },
    ],
  },
})

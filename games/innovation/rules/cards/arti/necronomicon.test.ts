import { changes, scenarios } from '../../testing/scenarios'

scenarios('Necronomicon', {
  'returns the hand for a yellow card': {
    position: {
      ann: { purple: ['Necronomicon'], hand: ['Oars'], score: ['Tools'] },
      decks: { base: { 3: ['Medicine'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Necronomicon' },
      { as: 'bob', sees: ['Medicine'] },
      changes({ ann: { hand: [] } }),
    ],
  },
  'unsplays all colors for a green card': {
    position: {
      ann: {
        purple: { cards: ['Necronomicon', 'Mysticism'], splay: 'up' },
        red: { cards: ['Oars', 'Archery'], splay: 'left' },
      },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Necronomicon' },
      changes({
        ann: { purple: ['Necronomicon', 'Mysticism'], red: ['Oars', 'Archery'], hand: ['Compass'] },
      }),
    ],
  },
  'returns the score pile for a red card': {
    position: {
      ann: { purple: ['Necronomicon'], hand: ['Oars'], score: ['Tools', 'Coal'] },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Necronomicon' },
      changes({ ann: { hand: ['Oars', 'Optics'], score: [] } }),
    ],
  },
  'draws a 9 for a blue card': {
    position: { ann: { purple: ['Necronomicon'] }, decks: { base: { 3: ['Alchemy'], 9: ['Fission'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Necronomicon' }, changes({ ann: { hand: ['Alchemy', 'Fission'] } })],
  },
  'does nothing more for a purple card': {
    position: {
      ann: { purple: ['Necronomicon'], hand: ['Oars'], score: ['Tools'] },
      decks: { base: { 3: ['Education'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Necronomicon' }, changes({ ann: { hand: ['Oars', 'Education'] } })],
  },
})

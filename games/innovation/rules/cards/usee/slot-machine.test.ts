import { changes, scenarios } from '../../testing/scenarios'

scenarios('Slot Machine', {
  'returns what shows no green card': {
    position: {
      ann: { purple: ['Slot Machine', 'Mysticism'] },
      decks: { base: { 1: ['Oars'], 2: ['Calendar'], 3: ['Optics'], 4: ['Anatomy'], 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Slot Machine' },
      { as: 'bob', sees: ['Oars', 'Calendar', 'Optics', 'Anatomy', 'Coal'] },
      changes(),
    ],
  },
  'one green card splays green or purple right': {
    position: {
      ann: { purple: ['Slot Machine', 'Mysticism'], green: ['Paper', 'Compass'] },
      decks: { base: { 1: ['Sailing'], 2: ['Calendar'], 3: ['Optics'], 4: ['Anatomy'], 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Slot Machine' },
      { as: 'ann', offers: ['green', 'purple'], title: 'Choose a color to splay right', count: 1 },
      { as: 'ann', pick: ['purple'] },
      changes({ ann: { purple: { cards: ['Slot Machine', 'Mysticism'], splay: 'right' } } }),
    ],
  },
  'two score all': {
    position: {
      ann: { purple: ['Slot Machine'] },
      decks: { base: { 1: ['Sailing'], 2: ['Mapmaking'], 3: ['Optics'], 4: ['Anatomy'], 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Slot Machine' },
      changes({ ann: { score: ['Sailing', 'Mapmaking', 'Optics', 'Anatomy', 'Coal'] } }),
    ],
  },
  'three win': {
    position: {
      ann: { purple: ['Slot Machine'] },
      decks: { base: { 1: ['Sailing'], 2: ['Mapmaking'], 3: ['Paper'], 4: ['Anatomy'], 5: ['Coal'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Slot Machine' }, { over: { winner: 'ann', reason: 'Slot Machine' } }],
  },
})

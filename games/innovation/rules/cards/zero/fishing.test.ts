import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Fishing', {
  'takes the color of what was drawn, and draws for Fresh Water and for three of a color': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { green: ['Fishing'], hand: ['Agriculture'] },
      bob: { hand: ['Domestication', 'Masonry', 'Oars'] },
      decks: { base: { 0: ['Fresh Water'], 1: ['Tools'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fishing' },
      changes({
        ann: {
          yellow: ['Fresh Water'],
          hand: ['Agriculture', 'Domestication', 'Masonry', 'Tools', 'Calendar'],
        },
        bob: { hand: ['Oars'] },
      }),
      { as: 'ann', sees: ['Oars'] },
    ],
  },
  'takes nothing where nobody has the color': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { green: ['Fishing'] },
      bob: { hand: ['Oars'] },
      decks: { base: { 0: ['Tracking'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Fishing' }, changes({ ann: { purple: ['Tracking'] } })],
  },
})

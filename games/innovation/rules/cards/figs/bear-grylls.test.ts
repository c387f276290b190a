import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Bear Grylls', {
  'junks everything but achievements and decks, and brings in value 0': {
    position: {
      turn: annsTurn,
      ann: { hand: ['Bear Grylls', 'Oars'], score: ['Tools'], achievements: ['Optics'] },
      bob: { red: ['Archery'], safe: ['Paper'], artifact: ['Holmegaard Bows'] },
      decks: { base: { 0: ['Knots'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Bear Grylls' },
      changes({
        ann: { hand: ['Knots'], score: [] },
        junk: ['Bear Grylls', 'Oars', 'Tools', 'Archery', 'Paper', 'Holmegaard Bows'],
        bob: { red: [], safe: [], artifact: [] },
      }),
      { as: 'ann', pick: 'Draw.draw a card' },
      { turn: 'bob' },
    ],
  },
  'junks the cards on museums, and makes the museums available again': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: annsTurn,
      ann: { hand: ['Bear Grylls'] },
      bob: { museum: ['Museum 1', 'Holy Lance', 'Museum 3', 'Dancing Girl'], achievements: ['Museum 2'] },
      achievements: [],
      decks: { base: { 0: ['Knots'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Bear Grylls' },
      changes({
        ann: { hand: ['Knots'] },
        bob: { museum: [] },
        junk: ['Bear Grylls', 'Holy Lance', 'Dancing Girl'],
      }),
    ],
  },
  'is endorsed with a city that has a leaf, which is its featured icon': {
    position: {
      expansions: ['base', 'city', 'figs'],
      turn: annsTurn,
      ann: { green: ['Bear Grylls'], purple: ['Essen'], hand: ['Tools'] },
    },
    steps: [{ as: 'ann', offers: ['green', 'purple'], in: 'Endorse' }],
  },
  'shuffles all fifteen where no deck was laid out': {
    position: { turn: annsTurn, ann: { hand: ['Bear Grylls'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Bear Grylls' },
      { as: 'ann', offers: ['Achieve', 'Decree', 'Draw', 'Dogma', 'Endorse', 'Auspice', 'Meld'] },
    ],
  },
})

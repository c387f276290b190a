import { changes, scenarios } from '../../testing/scenarios'

scenarios("Yeager's Bell X-1A", {
  'melds and self-executes a 9, and again after one with a clock': {
    position: {
      ann: { blue: ["Yeager's Bell X-1A"] },
      decks: { base: { 9: ['Fission', 'Composites'], 10: ['Databases'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Yeager's Bell X-1A" },
      changes({ ann: { red: ['Composites', 'Fission'], hand: ['Databases'], blue: [] } }),
    ],
  },
  'a 9 without a clock is the last; its demand reaches nobody': {
    position: {
      ann: { blue: ["Yeager's Bell X-1A"] },
      bob: { hand: ['Tools', 'Oars'] },
      decks: { base: { 9: ['Composites'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Yeager's Bell X-1A" },
      { turn: 'bob' },
      changes({ ann: { red: ['Composites'] } }),
    ],
  },
})

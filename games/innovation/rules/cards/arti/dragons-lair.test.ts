import { changes, scenarios } from '../../testing/scenarios'

const NO_MORE = { 3: [], 4: [], 5: [], 6: [], 7: [], 8: [], 9: [], 10: [], 11: [] }

scenarios("Dragon's Lair", {
  'melds the lowest card of a value of its own and one of its color: each deck loses its top card': {
    position: {
      ann: { purple: ["Dragon's Lair"] },
      bob: { score: ['Tools', 'Oars', 'Optics', 'Anatomy'], hand: ['Coal', 'Colonialism', 'Sailing'] },
      achievements: [],
      decksExact: { base: { 1: ['Archery', 'Masonry'], 2: ['Calendar'], ...NO_MORE } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Dragon's Lair" },
      { as: 'bob', offers: ['Coal', 'Colonialism'], title: 'Choose card(s) to meld', count: 1, pick: 'Coal' },
      changes({
        bob: {
          red: ['Coal', 'Optics'],
          hand: ['Colonialism', 'Sailing'],
          score: ['Tools', 'Oars', 'Anatomy'],
        },
        junk: ['Archery', 'Calendar'],
      }),
    ],
  },
  'one melded card alone loses': {
    position: {
      ann: { purple: ["Dragon's Lair"] },
      bob: { score: ['Tools', 'Oars', 'Optics'], hand: ['Sailing'] },
    },
    steps: [{ as: 'ann', pick: "Dogma.Dragon's Lair" }, { over: { winner: 'ann', reason: "Dragon's Lair" } }],
  },
  'without a value of its own nothing is melded, and the decks of every set in play are junked from': {
    position: {
      expansions: ['base', 'arti'],
      ann: { purple: ["Dragon's Lair"] },
      bob: { score: ['Tools', 'Oars'], hand: ['Sailing'] },
      achievements: [],
      decksExact: {
        base: { 1: ['Archery'], 2: [], ...NO_MORE },
        arti: { 1: ['Dancing Girl', 'Mask of Warka'], 2: [], ...NO_MORE },
      },
    },
    steps: [{ as: 'ann', pick: "Dogma.Dragon's Lair" }, changes({ junk: ['Archery', 'Dancing Girl'] })],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios("Jedlik's Electromagnetic Self-Rotor", {
  'scores an 8, melds an 8 and junks a deck': {
    position: {
      ann: { red: ["Jedlik's Electromagnetic Self-Rotor"] },
      decks: { base: { 8: ['Flight', 'Corporations'] } },
      decksExact: { base: { 3: ['Optics', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Jedlik's Electromagnetic Self-Rotor" },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [3] },
      changes({ ann: { green: ['Corporations'], score: ['Flight'] }, junk: ['Optics', 'Paper'] }),
    ],
  },
  'junks nothing after a 9 was melded': {
    position: {
      ann: { red: ["Jedlik's Electromagnetic Self-Rotor"] },
      decks: { base: { 9: ['Genetics'] } },
      decksExact: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Jedlik's Electromagnetic Self-Rotor" },
      { turn: 'bob' },
      changes({ ann: { blue: ['Genetics'], score: ['Flight'] } }),
    ],
  },
  'an empty deck has nothing to junk': {
    position: {
      ann: { red: ["Jedlik's Electromagnetic Self-Rotor"] },
      decks: { base: { 8: ['Flight', 'Corporations'] } },
      decksExact: { base: { 3: [] } },
    },
    steps: [
      { as: 'ann', picks: ["Dogma.Jedlik's Electromagnetic Self-Rotor", [3]] },
      changes({ ann: { green: ['Corporations'], score: ['Flight'] } }),
    ],
  },
})

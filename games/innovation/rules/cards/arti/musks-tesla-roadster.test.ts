import { changes, scenarios } from '../../testing/scenarios'

scenarios("Musk's Tesla Roadster", {
  'wins with the most scored cards, whatever they are worth': {
    position: {
      ann: { green: ["Musk's Tesla Roadster"], score: ['Tools', 'Oars'] },
      bob: { score: ['Databases'] },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Musk's Tesla Roadster" },
      { over: { winner: 'ann', reason: "Musk's Tesla Roadster" } },
    ],
  },
  'a tie does not win: the color of a shown 11 is scored, and the 11 goes back': {
    position: {
      ann: { green: ["Musk's Tesla Roadster", 'Sailing'], red: ['Archery'], score: ['Tools'] },
      bob: { score: ['Oars'] },
      decks: { base: { 11: ['Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Musk's Tesla Roadster" },
      changes({ ann: { score: ['Tools', "Musk's Tesla Roadster", 'Sailing'], green: [] } }),
    ],
  },
  'an 11 of a color without cards is melded': {
    position: { ann: { green: ["Musk's Tesla Roadster"] }, decks: { base: { 11: ['Fusion'] } } },
    steps: [{ as: 'ann', pick: "Dogma.Musk's Tesla Roadster" }, changes({ ann: { red: ['Fusion'] } })],
  },
  'the score pile of a teammate does not count': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { green: ["Musk's Tesla Roadster"], score: ['Tools'] },
      cat: { score: ['Oars', 'Archery'] },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Musk's Tesla Roadster" },
      { over: { winner: ['ann', 'cat'], reason: "Musk's Tesla Roadster" } },
    ],
  },
})

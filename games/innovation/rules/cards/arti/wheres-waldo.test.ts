import { scenarios } from '../../testing/scenarios'

scenarios("Where's Waldo", {
  'wins the game': {
    position: { ann: { yellow: ["Where's Waldo"] } },
    steps: [{ as: 'ann', pick: "Dogma.Where's Waldo" }, { over: { winner: 'ann', reason: "Where's Waldo" } }],
  },
  'whoever shares it wins first': {
    position: { ann: { yellow: ["Where's Waldo"] }, bob: { yellow: ['Stem Cells'] } },
    steps: [{ as: 'ann', pick: "Dogma.Where's Waldo" }, { over: { winner: 'bob', reason: "Where's Waldo" } }],
  },
})

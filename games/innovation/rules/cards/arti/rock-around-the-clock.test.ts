import { changes, scenarios } from '../../testing/scenarios'

scenarios('Rock Around the Clock', {
  'scores a 9 for each top card with a clock, and junks the deck of that many scored cards': {
    position: {
      ann: { yellow: ['Rock Around the Clock'], red: ['Fission'], green: ['Sailing'], score: ['Tools'] },
      decks: { base: { 9: ['Genetics', 'Computers'] } },
      decksExact: { base: { 3: ['Optics', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Rock Around the Clock' },
      changes({ ann: { score: ['Tools', 'Genetics', 'Computers'] }, junk: ['Optics', 'Paper'] }),
    ],
  },
  'without a clock and a score pile nothing is scored or junked': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Rock Around the Clock'], green: ['Sailing', 'Satellites'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { museum: ['Museum 1', 'Rock Around the Clock'], artifact: [] } }),
    ],
  },
})

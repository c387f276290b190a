import { changes, scenarios } from '../../testing/scenarios'

scenarios('Rover Curiosity', {
  'melds an artifact of value 10 and self-executes it': {
    position: {
      expansions: ['base', 'arti'],
      ann: { blue: ['Rover Curiosity'], red: ['Archery', 'Oars'] },
      decks: { arti: { 10: ['Higgs Boson'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Rover Curiosity' },
      changes({ ann: { score: ['Higgs Boson', 'Rover Curiosity', 'Archery', 'Oars'], red: [], blue: [] } }),
    ],
  },
  'without such an artifact it is a base card': {
    position: {
      expansions: ['base', 'arti'],
      ann: { blue: ['Rover Curiosity'] },
      bob: { score: ['Tools'] },
      decks: { base: { 10: ['Databases'] } },
      decksExact: { arti: { 10: [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Rover Curiosity' }, changes({ ann: { green: ['Databases'] } })],
  },
})

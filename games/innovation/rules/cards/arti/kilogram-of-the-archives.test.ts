import { changes, scenarios } from '../../testing/scenarios'

scenarios('Kilogram of the Archives', {
  'scores a 10 for two returned values that add up to ten': {
    position: {
      ann: { blue: ['Kilogram of the Archives'], red: ['Gunpowder'], hand: ['Canning', 'Oars'] },
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Kilogram of the Archives' },
      { as: 'ann', offers: ['Canning', 'Oars'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Canning'] },
      { as: 'ann', offers: ['Gunpowder', 'Kilogram of the Archives'], title: 'Choose card(s) to return' },
      { as: 'ann', pick: ['Gunpowder'] },
      changes({ ann: { hand: ['Oars'], score: ['Robotics'], red: [] } }),
    ],
  },
  'junks the deck of another sum': {
    position: {
      ann: { blue: ['Kilogram of the Archives'], hand: ['Oars'] },
      decksExact: { base: { 7: ['Bicycle', 'Lighting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Kilogram of the Archives' },
      changes({ ann: { blue: [], hand: [] }, junk: ['Bicycle', 'Lighting'] }),
    ],
  },
  'junks the deck of a single returned card, a ten too': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Kilogram of the Archives'], hand: ['Robotics'] },
      decksExact: { base: { 10: ['Databases'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: { museum: ['Museum 1', 'Kilogram of the Archives'], hand: [], artifact: [] },
        junk: ['Databases', 'Robotics'],
      }),
    ],
  },
})

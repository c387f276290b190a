import { changes, scenarios } from '../../testing/scenarios'

scenarios('Camcorder', {
  'takes a hand for a 9, melds all 9s, and exchanges the rest for three 9s': {
    position: {
      ann: { red: ['Camcorder'], hand: ['Ecology', 'Oars'] },
      bob: { hand: ['Tools'] },
      decks: { base: { '9': ['Suburbia', 'Services', 'Computers', 'Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Camcorder' },
      changes({
        ann: { yellow: ['Ecology'], hand: ['Services', 'Computers', 'Genetics'] },
        bob: { hand: ['Suburbia'] },
      }),
    ],
  },
  'melds the 9s, but keeps the rest, when foreseen': {
    position: {
      ann: { hand: ['Robotics', 'Ecology', 'Oars'], forecast: ['Camcorder'] },
      decks: { base: { '9': ['Suburbia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Robotics' },
      changes({
        ann: { red: ['Camcorder', 'Robotics'], yellow: ['Ecology'], hand: ['Oars'], forecast: [] },
        bob: { hand: ['Suburbia'] },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Radio Telescope', {
  'draws a 9 for each color with a bulb, of which one is melded': {
    position: {
      ann: { blue: ['Radio Telescope'], purple: ['Philosophy'], red: ['Oars'] },
      decks: { base: { '9': ['Ecology', 'Services'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Radio Telescope' },
      { as: 'ann', offers: ['Ecology', 'Services'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Services'] },
      changes({ ann: { purple: ['Services', 'Philosophy'] } }),
    ],
  },
  'draws a 10, too, when foreseen, and wins by melding A.I.': {
    position: {
      ann: { hand: ['Rocketry'], forecast: ['Radio Telescope'] },
      decks: { base: { '9': ['Ecology'], '10': ['A.I.'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Rocketry' },
      { as: 'ann', offers: ['Ecology', 'A.I.'], title: 'Choose card(s) to meld', pick: 'A.I.' },
      { over: { winner: 'ann', reason: 'Radio Telescope' } },
    ],
  },
  'does not win by returning it': {
    position: {
      ann: { hand: ['Rocketry'], forecast: ['Radio Telescope'] },
      decks: { base: { '9': ['Ecology'], '10': ['A.I.'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Rocketry', 'Ecology'] },
      changes({
        ann: { blue: ['Radio Telescope', 'Rocketry'], yellow: ['Ecology'], hand: [], forecast: [] },
      }),
    ],
  },
})

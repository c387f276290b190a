import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Barometer', {
  'takes a 5 into hand, foreshadows two higher than a bonus, and claims Destiny for a returned blue card': {
    position: {
      expansions: ['base', 'echo'],
      ann: { yellow: ['Barometer'], purple: ['Puppet'], forecast: ['Coal', 'Oars'] },
      decks: { echo: { '5': ['Thermometer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Barometer' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return all card from your forecast?', pick: 'yes' },
      changes({ ann: { hand: ['Coal'], achievements: ['Destiny'], forecast: [] } }),
    ],
  },
  'a karma that raises printed values leaves the 5 as it is': {
    position: {
      expansions: ['base', 'echo', 'figs'],
      turn: annsTurn,
      ann: { yellow: ['Barometer'], blue: ['Archimedes'], forecast: ['Coal', 'Canning'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Barometer', 'no'] },
      changes({ ann: { hand: ['Coal'], forecast: ['Canning'] } }),
    ],
  },
  'claims nothing without a blue card': {
    position: { expansions: ['base', 'echo'], ann: { yellow: ['Barometer'], forecast: ['Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Barometer', 'yes'] }, changes({ ann: { forecast: [] } })],
  },
  'lets the player choose among all bonuses, and leaves the forecast when declined': {
    position: {
      ann: { yellow: ['Barometer'], purple: ['Puppet'] },
      bob: { red: ['Candles'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Barometer' },
      { as: 'ann', offers: [3, 5], title: 'Choose Age', count: 1 },
      { as: 'ann', picks: [[3], 'no'] },
      changes({ ann: { forecast: ['Paper'] } }),
    ],
  },
  'asks of an empty forecast, too': {
    position: { ann: { yellow: ['Barometer'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Barometer', 'yes'] }, changes(), { turn: 'bob' }],
  },
})

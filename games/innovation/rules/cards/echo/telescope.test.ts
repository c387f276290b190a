import { changes, scenarios } from '../../testing/scenarios'

scenarios('Telescope', {
  'foreshadows an Echoes 5; a card put on its deck lets one be achieved': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Telescope'], forecast: ['Tools', 'Paper'], score: ['Coal'] },
      decks: { echo: { '5': ['Piano'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Telescope' },
      {
        as: 'ann',
        offers: ['Tools', 'Paper', 'Piano'],
        title: '(optional) Place a card from your forecast on top of its deck?',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Paper'] },
      changes({ ann: { forecast: ['Piano'], achievements: ['Tools'] }, decks: { base: { '3': ['Paper'] } } }),
    ],
  },
  'achieves nothing when declined': {
    position: {
      ann: { blue: ['Telescope'], forecast: ['Tools'], score: ['Coal'] },
      decks: { base: { '5': ['Physics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Telescope', []] },
      changes({ ann: { forecast: ['Tools', 'Physics'] } }),
    ],
  },
  'achieves nothing where nothing is eligible': {
    position: { ann: { blue: ['Telescope'], forecast: ['Paper'] }, decks: { base: { '5': ['Physics'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Telescope', 'Physics'] },
      changes({ decks: { base: { '5': ['Physics'] } } }),
    ],
  },
  'asks which of several eligible cards, which must be achieved': {
    position: {
      ann: { blue: ['Telescope'], forecast: ['Tools', 'Oars'], score: ['Coal'] },
      decks: { base: { '5': ['Physics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Telescope', 'Physics'] },
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose Achievement', count: 1, pick: 'Oars' },
      changes({ ann: { forecast: ['Tools'], achievements: ['Oars'] } }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Linguistics', {
  'draws a 3, then a card of the value of a bonus on any board': {
    position: {
      ann: { blue: ['Linguistics'] },
      bob: { purple: ['Puppet'] },
      decks: { base: { '3': ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Linguistics' },
      { as: 'ann', offers: ['Draw a 3', 'Draw and foreshadow a 4'], count: 1, pick: 'Draw a 3' },
      changes({ ann: { hand: ['Paper', 'Optics'] } }),
    ],
  },
  'foreshadows a 4 instead; draws nothing without a bonus': {
    position: { ann: { blue: ['Linguistics'] }, decks: { base: { '4': ['Invention'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Linguistics', 'Draw and foreshadow a 4'] },
      changes({ ann: { forecast: ['Invention'] } }),
      { turn: 'bob' },
    ],
  },
  'junks all available achievements of that value when foreseen': {
    position: {
      ann: { hand: ['Calendar'], forecast: ['Linguistics'] },
      bob: { purple: ['Puppet'] },
      achievements: ['Education', 'Compass', 'Tools'],
      decks: { base: { '3': ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Calendar', 'Draw a 3'] },
      changes({
        ann: { blue: ['Linguistics', 'Calendar'], hand: ['Paper', 'Optics'], forecast: [] },
        junk: ['Education', 'Compass'],
        standardAchievements: ['Tools'],
      }),
    ],
  },
  'lets the player choose among the bonuses': {
    position: {
      ann: { blue: ['Linguistics'], yellow: ['Soap'] },
      bob: { purple: ['Puppet'] },
      decks: { base: { '2': ['Mathematics'], '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Linguistics', 'Draw a 3'] },
      { as: 'ann', offers: [2, 3], title: 'Choose Age', count: 1, pick: [2] },
      changes({ ann: { hand: ['Paper', 'Mathematics'] } }),
    ],
  },
})

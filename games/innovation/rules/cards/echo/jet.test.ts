import { changes, scenarios } from '../../testing/scenarios'

scenarios('Jet', {
  'returns the top card of the color just melded, and junks the achievements of both values': {
    position: {
      ann: { red: ['Jet'], hand: ['Pottery'] },
      bob: { blue: ['Mathematics'] },
      achievements: ['Archery', 'Calendar', 'Paper'],
      decks: { base: { '10': ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jet' },
      changes({
        ann: { blue: ['Pottery'], forecast: ['Robotics'], hand: [] },
        junk: ['Archery', 'Calendar'],
        standardAchievements: ['Paper'],
        bob: { blue: [] },
      }),
    ],
  },
  'junks those of the melded value where no card is returned': {
    position: {
      ann: { red: ['Jet'], hand: ['Pottery'] },
      bob: { red: ['Optics'] },
      achievements: ['Archery', 'Calendar'],
      decks: { base: { '10': ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jet' },
      changes({ ann: { blue: ['Pottery'], forecast: ['Robotics'], hand: [] }, junk: ['Archery'] }),
    ],
  },
  'does nothing where no card was melded': {
    position: {
      ann: { red: ['Jet'] },
      bob: { red: ['Optics'] },
      achievements: ['Archery'],
      decks: { base: { '10': ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jet' },
      changes({ ann: { forecast: ['Robotics'] }, standardAchievements: ['Archery'] }),
    ],
  },
  'does not count what a sharing player melded': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Jet'] },
      bob: { green: ['Clothing'] },
      cat: { blue: ['Rocketry'], hand: ['Sailing'] },
      decks: { base: { '9': ['Ecology'], '10': ['Robotics', 'Miniaturization'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jet' },
      changes({
        ann: { forecast: ['Miniaturization'], hand: ['Ecology'] },
        cat: { green: ['Sailing'], forecast: ['Robotics'], hand: [] },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Almira, Queen of the Castle', {
  'melds a card and claims an achievement of its value': {
    position: {
      ann: { purple: ['Almira, Queen of the Castle'], hand: ['Oars', 'Paper'] },
      achievements: ['Tools', 'Compass'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Almira, Queen of the Castle' },
      { as: 'ann', offers: ['Oars', 'Paper'], title: 'Choose card(s) to meld', count: 1, pick: 'Paper' },
      changes({ ann: { green: ['Paper'], hand: ['Oars'], achievements: ['Compass'] } }),
    ],
  },
  'does not claim a card of another value, and junks nothing then': {
    position: { ann: { purple: ['Almira, Queen of the Castle'], hand: ['Oars'] }, achievements: ['Compass'] },
    steps: [
      { as: 'ann', pick: 'Dogma.Almira, Queen of the Castle' },
      changes({ ann: { red: ['Oars'], hand: [] } }),
    ],
  },
  'junks the deck of the lowest achievement with an empty hand': {
    position: {
      ann: { purple: ['Almira, Queen of the Castle'] },
      achievements: ['Coal', 'Compass'],
      decksExact: { base: { 3: ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Almira, Queen of the Castle' },
      changes({ junk: ['Paper', 'Optics'], standardAchievements: ['Coal', 'Compass'] }),
    ],
  },
  'does nothing with neither a card nor an achievement': {
    position: { ann: { purple: ['Almira, Queen of the Castle'] }, achievements: [] },
    steps: [{ as: 'ann', pick: 'Dogma.Almira, Queen of the Castle' }, changes(), { turn: 'bob' }],
  },
})

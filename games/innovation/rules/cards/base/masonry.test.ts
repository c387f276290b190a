import { changes, scenarios } from '../../testing/scenarios'

scenarios('Masonry', {
  'melds castles and claims Monument in the middle of the effect': {
    position: {
      ann: { yellow: ['Masonry'], red: ['Archery'], hand: ['Oars', 'Metalworking', 'Tools', 'The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masonry' },
      {
        as: 'ann',
        offers: ['Oars', 'Metalworking', 'Tools', 'The Wheel'],
        title: '(optional) Choose card(s) to meld',
        count: [0, 4],
      },
      { as: 'ann', pick: ['Oars', 'Metalworking', 'The Wheel'] },
      {
        as: 'ann',
        offers: ['Oars', 'Metalworking', 'The Wheel', 'auto'],
        title: 'Choose a card to meld next.',
      },
      { as: 'ann', picks: ['Metalworking', 'auto'] },
      changes({
        ann: {
          red: ['Oars', 'Metalworking', 'Archery'],
          green: ['The Wheel'],
          hand: ['Tools'],
          achievements: ['Monument'],
        },
      }),
    ],
  },
  'claims nothing with four red cards, and nothing has to be melded': {
    position: {
      ann: { yellow: ['Masonry'], red: ['Archery', 'Oars', 'Coal', 'Optics'], hand: ['The Wheel'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Masonry' }, { as: 'ann', pick: [] }, changes()],
  },
  'claims nothing with two red cards': {
    position: { ann: { yellow: ['Masonry'], red: ['Archery'], hand: ['Oars'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Masonry', 'Oars'] },
      changes({ ann: { red: ['Oars', 'Archery'], hand: [] } }),
    ],
  },
  'asks nothing without a castle in hand and claims nothing when Monument is gone': {
    position: {
      ann: { yellow: ['Masonry'], red: ['Archery', 'Oars', 'Coal'], hand: ['Sailing'] },
      bob: { achievements: ['Monument'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Masonry' }, changes(), { turn: 'bob' }],
  },
  'lets a sharer claim Monument, which earns the sharing bonus': {
    position: {
      ann: { yellow: ['Masonry'] },
      bob: { red: ['Metalworking', 'Archery'], green: ['The Wheel'], hand: ['Oars'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masonry' },
      { as: 'bob', pick: ['Oars'] },
      changes({
        ann: { hand: ['Tools'] },
        bob: { red: ['Oars', 'Metalworking', 'Archery'], achievements: ['Monument'], hand: [] },
      }),
    ],
  },
})

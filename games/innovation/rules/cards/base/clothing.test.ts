import { changes, scenarios } from '../../testing/scenarios'

scenarios('Clothing', {
  'melds a color that is new to the board and scores for every color that the opponent lacks': {
    position: {
      ann: { green: ['Clothing'], red: ['Archery'], hand: ['Oars', 'Tools', 'Masonry', 'Sailing'] },
      bob: { red: ['Metalworking'] },
      decks: { base: { 1: ['Pottery', 'Mysticism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Clothing' },
      { as: 'ann', offers: ['Tools', 'Masonry'], title: 'Choose card(s) to meld', count: 1, pick: 'Masonry' },
      changes({
        ann: { yellow: ['Masonry'], hand: ['Oars', 'Tools', 'Sailing'], score: ['Pottery', 'Mysticism'] },
      }),
    ],
  },
  'does nothing without a new color and without a color of its own': {
    position: { ann: { green: ['Clothing'], hand: ['Sailing'] }, bob: { green: ['The Wheel'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Clothing' }, changes()],
  },
  'is shared, each effect first by the sharer': {
    position: {
      ann: { green: ['Clothing'] },
      bob: { yellow: ['Agriculture'], hand: ['Tools'] },
      decks: { base: { 1: ['Pottery', 'Mysticism', 'Oars', 'Archery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Clothing' },
      changes({
        ann: { score: ['Oars'], hand: ['Archery'] },
        bob: { blue: ['Tools'], score: ['Pottery', 'Mysticism'], hand: [] },
      }),
    ],
  },
  'compares with opponents only, not with a team-mate': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { green: ['Clothing'], red: ['Archery'] },
      bob: { red: ['Metalworking'] },
      cat: { green: ['The Wheel'] },
      decks: { base: { 1: ['Pottery'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Clothing' }, changes({ ann: { score: ['Pottery'] } })],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Climatology', {
  'takes two top cards with an icon that its leader chooses; then all of a value or higher goes': {
    position: {
      ann: { blue: ['Climatology'], score: ['Fusion', 'Software'] },
      bob: { red: ['Archery'], yellow: ['Canning'], green: ['The Wheel'], purple: ['Mysticism'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Climatology' },
      {
        as: 'ann',
        offers: ['castle', 'clock', 'coin', 'factory', 'lightbulb', 'person'],
        title: 'Choose an icon',
        count: 1,
      },
      { as: 'ann', pick: ['castle'] },
      {
        as: 'bob',
        offers: ['Archery', 'The Wheel', 'Mysticism'],
        title: 'Choose card(s) to return',
        count: 2,
      },
      { as: 'bob', pick: ['Archery', 'Mysticism'] },
      changes({ ann: { score: ['Software'], blue: [] }, bob: { red: [], purple: [] } }),
    ],
  },
  'takes a single card where no other has the icon; the leader chooses a top card to return': {
    position: {
      ann: { blue: ['Climatology'], red: ['Oars'], score: ['Tools', 'Coal'] },
      bob: { red: ['Archery'], yellow: ['Canning'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Climatology', 'factory'] },
      { as: 'ann', offers: ['Oars', 'Climatology'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Oars'] },
      changes({ ann: { red: [], score: [] }, bob: { yellow: [] } }),
    ],
  },
  'takes nothing where no top card has the icon, covered ones do not count': {
    position: {
      ann: { blue: ['Climatology'] },
      bob: { red: { cards: ['Archery', 'Coal'], splay: 'right' } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Climatology', 'factory'] }, changes({ ann: { blue: [] } })],
  },
  'is shared by whoever has as many leaves': {
    position: {
      ann: { blue: ['Climatology'], score: ['Computers'] },
      bob: { yellow: ['Agriculture'], score: ['Tools', 'Calendar'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Climatology' },
      changes({ ann: { hand: ['Oars'], blue: [] }, bob: { yellow: [], score: [] } }),
    ],
  },
  'one opponent suffers, another shares; without a top card nothing is returned': {
    position: {
      ann: { blue: ['Climatology', 'Tools'], red: ['Oars'] },
      bob: { score: ['Fusion'] },
      cat: { yellow: ['Agriculture'], score: ['Calendar'] },
      players: ['ann', 'bob', 'cat'],
      decks: { base: { 11: ['Hypersonics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Climatology', 'castle'] },
      { as: 'ann', offers: ['Climatology', 'Oars'], pick: 'Oars' },
      changes({ ann: { hand: ['Hypersonics'], red: [] }, cat: { yellow: [], score: [] } }),
    ],
  },
})

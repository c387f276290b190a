import { changes, scenarios } from '../../testing/scenarios'

scenarios('Wristwatch', {
  'tucks a top card, then melds a card for each bonus value in ascending order': {
    position: {
      ann: { yellow: ['Wristwatch'], red: ['Candles'] },
      decks: { base: { '1': ['Sailing'], '10': ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Wristwatch' },
      { as: 'ann', offers: ['Candles', 'Wristwatch'], title: 'Choose card(s) to tuck', count: 1 },
      { as: 'ann', pick: ['Candles'] },
      changes({ ann: { red: ['Robotics', 'Candles'], green: ['Sailing'] } }),
    ],
  },
  'goes on when it was tucked itself': {
    position: { ann: { yellow: ['Wristwatch', 'Masonry'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Wristwatch' },
      changes({ ann: { yellow: ['Masonry', 'Wristwatch'] } }),
      { turn: 'bob' },
    ],
  },
  'leaves only the bottom cards when foreseen': {
    position: { ann: { hand: ['Ecology'], forecast: ['Wristwatch'], red: ['Oars', 'Archery'] } },
    steps: [
      { as: 'ann', picks: ['Meld.Ecology', 'Oars'] },
      changes({ ann: { red: ['Oars'], yellow: ['Ecology'], hand: [], forecast: [] } }),
    ],
  },
  'reads its bonuses once: a bonus of a melded card brings nothing more': {
    position: {
      expansions: ['base', 'echo'],
      ann: { yellow: ['Wristwatch', 'Masonry'], red: ['Candles', 'Oars'], blue: ['Software', 'Dice'] },
      decks: { echo: { 1: ['Puppet'], 10: ['Barcode'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Wristwatch', 'Software'] },
      changes({ ann: { blue: ['Dice', 'Software'], green: ['Barcode'], purple: ['Puppet'] } }),
    ],
  },
})

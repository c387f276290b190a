import { changes, scenarios } from '../../testing/scenarios'

scenarios('Lightning Rod', {
  'both tuck a 5, the other returns a top card of its color; then one is returned and the deck of 6 junked': {
    position: {
      ann: { blue: ['Lightning Rod'], red: ['Oars'] },
      bob: { green: ['Sailing'] },
      decks: { base: { '5': ['Statistics', 'Banking'] } },
      decksExact: { base: { '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Lightning Rod' },
      {
        as: 'ann',
        offers: ['Oars', 'Statistics', 'Lightning Rod'],
        title: 'Choose card(s) to return',
        count: 1,
      },
      { as: 'ann', pick: ['Oars'] },
      changes({
        ann: { yellow: ['Statistics'], red: [] },
        bob: { green: ['Banking'] },
        junk: ['Classification'],
      }),
    ],
  },
  'returns the tucked card where it is alone': {
    position: {
      ann: { blue: ['Lightning Rod'] },
      decks: { base: { '5': ['Statistics', 'Banking'] } },
      decksExact: { base: { '6': [] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Lightning Rod', 'Lightning Rod'] },
      changes({ ann: { yellow: ['Statistics'], blue: [] } }),
    ],
  },
})

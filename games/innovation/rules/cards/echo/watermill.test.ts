import { changes, scenarios } from '../../testing/scenarios'

scenarios('Watermill', {
  'draws a card of the value of a bonus, then tucks a card; the deck stays': {
    position: {
      ann: { yellow: ['Watermill'], red: ['Candles'], purple: ['Puppet'], hand: ['Oars'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Watermill' },
      { as: 'ann', offers: [1, 3], title: 'Choose Age', count: 1, pick: [3] },
      { as: 'ann', offers: ['Oars', 'Paper'], title: 'Choose card(s) to tuck', count: 1, pick: 'Oars' },
      changes({ ann: { red: ['Candles', 'Oars'], hand: ['Paper'] } }),
      { turn: 'bob' },
    ],
  },
  'does nothing without bonus and card': {
    position: { ann: { yellow: ['Watermill'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Watermill' }, changes(), { turn: 'bob' }],
  },
  "tucks the whole deck of the tucked card's value when foreseen, in deck order": {
    position: {
      ann: { hand: ['Mathematics', 'Calendar'], forecast: ['Watermill'] },
      decksExact: { base: { '2': ['Mapmaking', 'Currency', 'Philosophy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Mathematics' },
      changes({
        ann: {
          blue: ['Mathematics', 'Calendar'],
          yellow: ['Watermill'],
          green: ['Mapmaking', 'Currency'],
          purple: ['Philosophy'],
          hand: [],
          forecast: [],
        },
        decksExact: { base: { '2': [] } },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Wernher Von Braun', {
  'junks the deck of value 9 or 10 before anybody draws a figure': {
    position: {
      expansions: ['base', 'figs'],
      achievements: ['Pottery'],
      decks: { figs: { '1': ['Homer'] } },
      decksExact: { base: { '9': ['Ecology', 'Satellites'] } },
      ann: { blue: ['Wernher Von Braun'], score: ['Canning'] },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['9', '10'], title: 'Choose Age', count: 1, pick: [9] },
      changes({
        ann: { achievements: ['Pottery'], totals: { score: 24 } },
        bob: { hand: ['Homer'] },
        junk: ['Ecology', 'Satellites'],
        decksExact: { base: { '9': [] } },
      }),
    ],
  },
  'junks nothing from an empty deck': {
    position: {
      expansions: ['base', 'figs'],
      achievements: ['Pottery'],
      decks: { figs: { '1': ['Homer'] } },
      decksExact: { base: { '10': [] } },
      ann: { blue: ['Wernher Von Braun'], score: ['Canning'] },
    },
    steps: [
      { as: 'ann', picks: ['Achieve.*base-1*', [10]] },
      changes({ ann: { achievements: ['Pottery'] }, bob: { hand: ['Homer'] } }),
    ],
  },
  'not before another card is drawn': {
    position: { decks: { base: { '9': ['Ecology'] } }, ann: { blue: ['Wernher Von Braun'] } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Ecology'] } })],
  },
  'with a karma of the drawing player': {
    position: {
      expansions: ['base', 'figs'],
      achievements: ['Pottery'],
      decks: { figs: { '10': ['Sergey Brin'] } },
      decksExact: { base: { '9': ['Ecology'] } },
      ann: { blue: ['Wernher Von Braun'], score: ['Canning'] },
      bob: { yellow: ['Alex Trebek'] },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Wernher Von Braun', 'Alex Trebek'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Wernher Von Braun', [9]] },
      changes({ ann: { achievements: ['Pottery'] }, bob: { hand: ['Sergey Brin'] }, junk: ['Ecology'] }),
    ],
  },
  'the junk counts as the score pile: in points': {
    position: { junk: ['Canning', 'Empire'], ann: { blue: ['Wernher Von Braun'], score: ['Tools'] } },
    steps: [changes({ ann: { totals: { score: 7 } } })],
  },
  'and for what is taken from a score pile': {
    position: {
      junk: ['Canning'],
      decks: { base: { '3': ['Paper'] } },
      ann: { blue: ['Wernher Von Braun'], purple: ['Education'], score: ['Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Education', 'yes'] },
      changes({ ann: { hand: ['Paper'] }, junk: [] }),
    ],
  },
  "not for an opponent's score pile": {
    position: { junk: ['Canning'], ann: { blue: ['Wernher Von Braun'] }, bob: { score: ['Tools'] } },
    steps: [changes({ ann: { totals: { score: 6 } }, bob: { totals: { score: 1 } } })],
  },
  'a karma that keeps cards in the score pile keeps those of the junk there': {
    position: {
      junk: ['Canning'],
      ann: { blue: ['Wernher Von Braun'], yellow: ['Florence Nightingale'], purple: ['Education'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Education', 'yes', 'Wernher Von Braun'] },
      changes({ ann: { score: ['Wernher Von Braun'], blue: [] } }),
    ],
  },
})

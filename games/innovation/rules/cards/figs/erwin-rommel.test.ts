import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Erwin Rommel', {
  'scores the top cards of the color and a card of any score pile instead': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: {
        red: ['Erwin Rommel'],
        yellow: ['Agriculture'],
        blue: ['Pottery'],
        hand: ['Tools'],
        score: ['Sailing'],
      },
      bob: { blue: ['Writing'], score: ['Oars', 'Mapmaking'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      {
        as: 'ann',
        offers: ['Sailing', 'Pottery', 'Writing', '*base-1* (bob)', '*base-2* (bob)'],
        title: 'Choose card(s) to score',
        count: 1,
      },
      { as: 'ann', pick: ['*base-1* (bob)'] },
      changes({
        ann: { hand: ['Calendar'], score: ['Sailing', 'Pottery', 'Writing', 'Oars'], blue: [] },
        bob: { score: ['Mapmaking'], blue: [] },
      }),
    ],
  },
  'a card of the own score pile, too, which stays there': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { red: ['Erwin Rommel'], yellow: ['Agriculture'], hand: ['Tools'], score: ['Sailing'] },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'a figure is scored': {
    position: {
      ann: { red: ['Erwin Rommel'], purple: ['Philosophy'], hand: ['Homer'] },
      bob: { purple: ['Mysticism'], score: ['Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Philosophy', 'Homer'] },
      changes({ ann: { score: ['Homer'], hand: [] } }),
    ],
  },
  "leaves an opponent's scoring alone": {
    position: {
      turn: bobsTurn,
      decks: { base: { '2': ['Calendar'] } },
      ann: { red: ['Erwin Rommel'], blue: ['Pottery'] },
      bob: { yellow: ['Agriculture'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ bob: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'asks which karma to trigger where another player has one for scoring': {
    position: {
      achievements: ['Fermenting'],
      decks: { base: { '2': ['Calendar'] } },
      ann: { red: ['Erwin Rommel'], yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { yellow: ['Edward Jenner'], score: ['Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'ann', offers: ['Erwin Rommel', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Edward Jenner'] },
      changes({ ann: { score: ['Calendar'], hand: [] }, junk: ['Fermenting'] }),
    ],
  },
})

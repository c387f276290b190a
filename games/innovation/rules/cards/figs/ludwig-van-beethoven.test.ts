import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Ludwig Van Beethoven', {
  'junks the score pile and scores four cards of value 5, and four more': {
    position: {
      decks: {
        base: {
          '5': [
            'Coal',
            'Physics',
            'Banking',
            'Astronomy',
            'Statistics',
            'Chemistry',
            'Measurement',
            'Societies',
          ],
          '2': ['Calendar'],
        },
      },
      ann: { purple: ['Ludwig Van Beethoven'], yellow: ['Agriculture'], hand: ['Tools'], score: ['Pottery'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({
        ann: {
          score: [
            'Coal',
            'Physics',
            'Banking',
            'Astronomy',
            'Statistics',
            'Chemistry',
            'Measurement',
            'Societies',
            'Calendar',
          ],
          hand: [],
        },
        junk: ['Pottery'],
      }),
    ],
  },
  'scores no more where one has another value': {
    position: {
      decks: { base: { '6': ['Canning', 'Vaccination'], '2': ['Calendar'] } },
      decksExact: { base: { '5': ['Coal', 'Physics'] } },
      ann: { purple: ['Ludwig Van Beethoven'], yellow: ['Agriculture'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ ann: { score: ['Coal', 'Physics', 'Canning', 'Vaccination', 'Calendar'], hand: [] } }),
    ],
  },
  "leaves an opponent's scoring alone": {
    position: {
      turn: bobsTurn,
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Ludwig Van Beethoven'], score: ['Pottery'] },
      bob: { yellow: ['Agriculture'], hand: ['Tools'] },
    },
    steps: [
      { as: 'bob', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ bob: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'asks which karma to trigger where another player has one for scoring': {
    position: {
      achievements: ['Fermenting', 'Oars'],
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Ludwig Van Beethoven'], yellow: ['Agriculture'], hand: ['Tools'], score: ['Pottery'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      {
        as: 'ann',
        offers: ['Ludwig Van Beethoven', 'Edward Jenner'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Edward Jenner'] },
      changes({ ann: { score: ['Pottery', 'Calendar'], hand: [] }, junk: ['Fermenting'] }),
    ],
  },
})

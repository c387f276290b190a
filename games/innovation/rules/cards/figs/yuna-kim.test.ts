import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Yuna Kim', {
  'wins when scoring with a castle on the top card of the color': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Yuna Kim'], yellow: ['Agriculture'], blue: ['Tools'], hand: ['Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      { over: { winner: 'ann', reason: 'Yuna Kim' } },
    ],
  },
  'not without a castle on it, nor without the color': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Yuna Kim'], yellow: ['Agriculture'], blue: ['Writing', 'Tools'], hand: ['Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'not when an opponent scores': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      turn: bobsTurn,
      ann: { purple: ['Yuna Kim'], blue: ['Tools'] },
      bob: { yellow: ['Agriculture'], blue: ['Alchemy'], hand: ['Oars'] },
    },
    steps: [
      { as: 'bob', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({ bob: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'asks which karma to trigger where another player has one for scoring': {
    position: {
      achievements: [],
      decks: { base: { '2': ['Calendar'] } },
      ann: { purple: ['Yuna Kim'], yellow: ['Agriculture'], blue: ['Tools'], hand: ['Oars'] },
      bob: { yellow: ['Edward Jenner'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      { as: 'ann', offers: ['Yuna Kim', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Edward Jenner'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'its owner returns the top three cards of the color of every board, and whoever melds tucks the card': {
    position: {
      turn: bobsTurn,
      ann: { purple: ['Yuna Kim'], red: ['Archery'] },
      bob: { red: ['Metalworking', 'Coal', 'Optics', 'Colonialism'], hand: ['Oars'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Oars' },
      changes({ ann: { red: [] }, bob: { red: ['Colonialism', 'Oars'], hand: [] } }),
    ],
  },
  'returns nothing where the color is missing': {
    position: { ann: { purple: ['Yuna Kim'], hand: ['Oars'] }, bob: { yellow: ['Agriculture'] } },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: [] } })],
  },
  'with a karma of the melding player': {
    position: {
      turn: bobsTurn,
      ann: { purple: ['Yuna Kim'], red: ['Archery'] },
      bob: { blue: ['Carl Friedrich Gauss'], hand: ['Oars'] },
    },
    steps: [
      { as: 'bob', pick: 'Meld.Oars' },
      { as: 'bob', offers: ['Carl Friedrich Gauss', 'Yuna Kim'], title: 'Choose a would karma to trigger' },
      { as: 'bob', pick: ['Yuna Kim'] },
      changes({ ann: { red: [] }, bob: { red: ['Oars'], hand: [] } }),
    ],
  },
  'an effect that goes in circles comes to an end': {
    position: {
      decksExact: { base: { '6': ['Atomic Theory', 'Encyclopedia'] } },
      ann: { purple: ['Yuna Kim'] },
      bob: { purple: ['Astronomy'] },
      turn: bobsTurn,
    },
    steps: [
      { as: 'bob', pick: 'Dogma.Astronomy' },
      changes({
        bob: { blue: ['Encyclopedia'], achievements: ['Universe'] },
        decksExact: { base: { '6': ['Atomic Theory'] } },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Tuning Fork', {
  'draws the value of a score card, foreshadows a card and melds one of the same value': {
    position: {
      ann: { purple: ['Tuning Fork'], score: ['Tools'] },
      bob: { score: ['Calendar'] },
      decks: { base: { '2': ['Mathematics', 'Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tuning Fork' },
      { as: 'ann', offers: [1, 2], title: 'Choose Age', count: 1, pick: [2] },
      changes({ ann: { green: ['Mapmaking'], forecast: ['Mathematics'] } }),
    ],
  },
  'returns a card that is not higher, and may repeat': {
    position: {
      ann: { purple: ['Tuning Fork'], hand: ['Oars', 'Tools'], green: ['Sailing'] },
      decks: { base: { '1': ['Clothing', 'The Wheel'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tuning Fork' },
      { as: 'ann', offers: ['Oars', 'Tools'], title: 'Choose card(s) to foreshadow', count: 1, pick: 'Oars' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Repeat this effect?' },
      { as: 'ann', picks: ['yes', 'no'] },
      changes({ ann: { forecast: ['Oars', 'Tools'], hand: [] } }),
    ],
  },
  'ends the repetition with an empty hand': {
    position: {
      ann: { purple: ['Tuning Fork'], hand: ['Oars'], green: ['Sailing'] },
      decks: { base: { '1': ['Clothing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Tuning Fork', 'yes'] },
      changes({ ann: { forecast: ['Oars'], hand: [] } }),
    ],
  },
  'melds a higher one over a top card, without a repetition': {
    position: {
      ann: { purple: ['Tuning Fork'], hand: ['Calendar'], green: ['Sailing'] },
      decks: { base: { '2': ['Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tuning Fork' },
      changes({ ann: { green: ['Mapmaking', 'Sailing'], forecast: ['Calendar'], hand: [] } }),
      { turn: 'bob' },
    ],
  },
  'does nothing without a card in hand, or without room for it': {
    position: {
      ann: {
        purple: ['Tuning Fork'],
        hand: ['Oars'],
        red: { cards: ['Coal', 'Optics'], splay: 'aslant' },
        forecast: ['Paper'],
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Tuning Fork' }, changes(), { turn: 'bob' }],
  },
  'value 0 is a value in a score pile, too': {
    position: {
      age0: true,
      ann: { purple: ['Tuning Fork'], score: ['Fire'] },
      decks: { base: { 0: ['Fishing', 'Knots'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tuning Fork' },
      changes({ ann: { blue: ['Knots'], forecast: ['Fishing'] } }),
    ],
  },
})

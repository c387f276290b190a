import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Max Verstappen', {
  'executes the effect once more for each returned card, then draws an 11': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing'], '11': ['Hypersonics'] } },
      ann: { red: ['Max Verstappen'], green: ['The Wheel'], hand: ['Calendar', 'Fermenting'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      {
        as: 'ann',
        offers: ['Calendar', 'Fermenting'],
        title:
          '(optional) Each card returned will repeat this dogma effect (not the whole card) an additional time.',
        count: [0, 2],
      },
      { as: 'ann', pick: ['Calendar'] },
      changes({ ann: { hand: ['Fermenting', 'Tools', 'Oars', 'Sailing', 'Clothing', 'Hypersonics'] } }),
    ],
  },
  'the ruling: asked before each effect': {
    position: {
      decks: { base: { '11': ['Hypersonics'] } },
      ann: { red: ['Max Verstappen'], purple: ['Philosophy'], hand: ['Calendar', 'Fermenting'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Philosophy' },
      {
        as: 'ann',
        offers: ['Calendar', 'Fermenting'],
        title:
          '(optional) Each card returned will repeat this dogma effect (not the whole card) an additional time.',
      },
      { as: 'ann', pick: [] },
      {
        as: 'ann',
        offers: ['Calendar', 'Fermenting'],
        title:
          '(optional) Each card returned will repeat this dogma effect (not the whole card) an additional time.',
      },
      { as: 'ann', picks: [[], []] },
      changes(),
    ],
  },
  'draws nothing with an empty hand': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Max Verstappen'], green: ['The Wheel'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  'not before effects that only others execute': {
    position: {
      turn: bobsTurn,
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Max Verstappen'], hand: ['Calendar'] },
      bob: { green: ['The Wheel'] },
    },
    steps: [{ as: 'bob', pick: 'Dogma.The Wheel' }, changes({ bob: { hand: ['Tools', 'Oars'] } })],
  },
  'one of two karmas of an effect': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing'], '11': ['Hypersonics'] } },
      ann: { red: ['Max Verstappen'], blue: ['Giuseppe Scionti'], green: ['The Wheel'], hand: ['Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      { as: 'ann', offers: ['Max Verstappen', 'Giuseppe Scionti'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Max Verstappen', 'Calendar', 'Max Verstappen'] },
      changes({
        ann: {
          hand: ['Tools', 'Oars', 'Sailing', 'Clothing', 'Hypersonics'],
          score: ['Max Verstappen'],
          red: [],
        },
      }),
    ],
  },
  'an action that the effect completes is not begun once more': {
    position: {
      decks: { base: { '10': ['Robotics', 'Databases'], '11': ['Hypersonics'] } },
      ann: { red: ['Fission'] },
      bob: { red: ['Max Verstappen'], hand: ['Calendar', 'Fermenting'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      { as: 'bob', pick: ['Calendar', 'Fermenting'] },
      changes({
        bob: { hand: ['Hypersonics'], red: [] },
        junk: ['Fission', 'Robotics', 'Max Verstappen'],
        ann: { red: [] },
      }),
    ],
  },
})

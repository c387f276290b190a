import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Al-Kindi', {
  'two cards are drawn before a sharing bonus': {
    position: {
      ann: { purple: ['Al-Kindi'], blue: ['Writing'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 2: ['Calendar', 'Currency'], 3: ['Paper', 'Optics'] }, figs: { 3: ['Shen Kuo'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency', 'Paper', 'Optics', 'Shen Kuo'] }, bob: { hand: ['Calendar'] } }),
    ],
  },
  'no other draw gives more': {
    position: { ann: { purple: ['Al-Kindi'], hand: ['Oars'] }, decks: { base: { 3: ['Paper'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Paper'] } })],
  },
  "before another's sharing bonus its owner scores a card": {
    position: {
      ann: { blue: ['Writing'] },
      bob: { purple: ['Al-Kindi'], blue: ['Tools'], hand: ['Coal'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'bob', offers: ['Coal', 'Calendar'], title: 'Choose card(s) to score', count: 1, pick: 'Coal' },
      changes({ ann: { hand: ['Currency', 'Homer'] }, bob: { hand: ['Calendar'], score: ['Coal'] } }),
    ],
  },
  "another's draw that is not a bonus scores nothing": {
    position: {
      ann: { blue: ['Writing'] },
      bob: { purple: ['Al-Kindi'], hand: ['Coal'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'of the karmas of two players the current player chooses one': {
    position: {
      turn: second,
      ann: { blue: ['Writing'], red: ['Sun Tzu'] },
      bob: { purple: ['Al-Kindi'], blue: ['Tools'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 2: ['Plato'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Sun Tzu', 'Al-Kindi'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Al-Kindi'] },
      changes({ ann: { hand: ['Currency', 'Plato'] }, bob: { score: ['Calendar'] } }),
    ],
  },
})

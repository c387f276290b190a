import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Imhotep', {
  'a card is melded and its color splayed, then the top cards of that color are returned': {
    position: {
      turn: second,
      ann: { blue: ['Imhotep'], green: ['Sailing'] },
      bob: { green: ['The Wheel', 'Clothing'] },
      decks: { base: { 2: ['Currency'], 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { red: ['Oars'] }, bob: { green: ['Clothing'] } }),
    ],
  },
  'a color of one card is not splayed, and nothing returned': {
    position: {
      turn: second,
      ann: { blue: ['Imhotep'], green: ['Sailing'] },
      bob: { yellow: ['Masonry'] },
      decks: { base: { 2: ['Fermenting'], 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { yellow: ['Fermenting'], red: ['Oars'] } }),
    ],
  },
  'a melded card of another value returns nothing': {
    position: {
      turn: second,
      ann: { blue: ['Imhotep'], green: ['Sailing'] },
      bob: { green: ['The Wheel'] },
      decksExact: { base: { 2: [] } },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { green: { cards: ['Paper', 'Sailing'], splay: 'left' } } }),
    ],
  },
  'a card of another value melds nothing': {
    position: {
      turn: second,
      ann: { blue: ['Imhotep'], yellow: ['Fermenting'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Fermenting' }, changes({ ann: { hand: ['Currency'] } })],
  },
  'nor does a first action': {
    position: { ann: { blue: ['Imhotep'], green: ['Sailing'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { red: ['Oars'] } })],
  },
  'a splay that another figure would change is not changed meanwhile': {
    position: {
      turn: second,
      ann: { blue: ['Imhotep'], green: ['Shen Kuo'], red: ['Metalworking', 'Oars'] },
      decks: { base: { 2: ['Road Building'], 1: ['Clothing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Metalworking', 'Imhotep'] },
      changes({
        ann: {
          red: { cards: ['Metalworking', 'Oars'], splay: 'left' },
          hand: ['Clothing'],
          score: ['Imhotep'],
          blue: [],
        },
      }),
    ],
  },
})

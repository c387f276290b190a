import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('City States', {
  'takes a top card with a castle from a board with four, chosen by its owner, who draws a 1': {
    position: {
      ann: { purple: ['City States'], red: ['Oars'] },
      bob: { red: ['Archery'], yellow: ['Domestication'], blue: ['Pottery'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.City States' },
      { as: 'bob', offers: ['Archery', 'Domestication'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Archery'] },
      changes({ ann: { red: ['Archery', 'Oars'] }, bob: { hand: ['Tools'], red: [] } }),
    ],
  },
  'takes nothing from a board with three castles': {
    position: { ann: { purple: ['City States'] }, bob: { green: ['The Wheel'] } },
    steps: [{ as: 'ann', pick: 'Dogma.City States' }, changes()],
  },
  'takes nothing, and nobody draws, where the castles are on covered cards only': {
    position: {
      ann: { purple: ['City States'] },
      bob: { red: { cards: ['Coal', 'Archery', 'Metalworking', 'Construction'], splay: 'up' } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.City States' }, changes()],
  },
  'demands nothing of whoever has as many coins': {
    position: {
      ann: { purple: ['City States'] },
      bob: { green: ['Sailing'], red: ['Metalworking'], yellow: ['Masonry'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.City States' }, changes()],
  },
  'counts the castles that a karma adds': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { purple: ['City States'] },
      bob: { blue: ['James Clerk Maxwell'], red: ['Metalworking'], hand: ['Paper'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.City States' },
      changes({ ann: { red: ['Metalworking'] }, bob: { hand: ['Paper', 'Tools'], red: [] } }),
    ],
  },
})

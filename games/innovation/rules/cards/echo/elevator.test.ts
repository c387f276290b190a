import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Elevator', {
  'scores the top or bottom green card, then all cards of a value from the other hands': {
    position: {
      ann: { yellow: ['Elevator'], green: ['Sailing', 'Clothing'], score: ['Tools'] },
      bob: { hand: ['Oars', 'Calendar'], score: ['Archery', 'Paper'] },
      decks: { base: { '1': ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Elevator' },
      { as: 'ann', offers: ['score top green', 'score bottom green'], count: 1, pick: 'score bottom green' },
      { as: 'ann', offers: ['from scores', 'from hands'], count: 1, pick: 'from hands' },
      changes({
        ann: { green: ['Sailing'], score: ['Tools', 'Clothing', 'Oars'], forecast: ['Pottery'] },
        bob: { hand: ['Calendar'] },
      }),
    ],
  },
  'takes them from the score piles instead; an only green card needs no choice': {
    position: {
      ann: { yellow: ['Elevator'], green: ['Sailing'], score: ['Calendar'] },
      bob: { hand: ['Oars', 'Mathematics'], score: ['Archery', 'Philosophy'] },
      decks: { base: { '2': ['Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Elevator' },
      { as: 'ann', offers: [1, 2], title: 'Choose Age', count: 1 },
      { as: 'ann', picks: [[2], 'from scores'] },
      changes({
        ann: { score: ['Calendar', 'Sailing', 'Philosophy'], forecast: ['Mapmaking'], green: [] },
        bob: { score: ['Archery'] },
      }),
    ],
  },
  'does nothing without a green card and a score pile': {
    position: { ann: { yellow: ['Elevator'] }, bob: { score: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Elevator' }, changes(), { turn: 'bob' }],
  },
  'value 0 is a value to choose, too': {
    position: {
      age0: true,
      ann: { yellow: ['Elevator'], score: ['Fire'] },
      bob: { hand: ['Knots'] },
      decks: { base: { 0: ['Fishing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Elevator', 'from hands'] },
      changes({ ann: { score: ['Fire', 'Knots'], forecast: ['Fishing'] }, bob: { hand: [] } }),
    ],
  },
  'all opponents means not the teammate': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      ann: { yellow: ['Elevator'], score: ['Tools'] },
      bob: { hand: ['Clothing'] },
      cat: { hand: ['Oars'] },
      decks: { base: { 1: ['Archery'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Elevator', 'from hands'] },
      changes({ ann: { score: ['Tools', 'Clothing'], forecast: ['Archery'] }, bob: { hand: [] } }),
    ],
  },
})

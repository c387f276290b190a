import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Pottery', {
  'scores a card of the number that was returned': {
    position: {
      ann: { blue: ['Pottery'], hand: ['Archery', 'Oars', 'Tools', 'Sailing'] },
      decks: { base: { 2: ['Calendar'], 1: ['Clothing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pottery' },
      {
        as: 'ann',
        offers: ['Archery', 'Oars', 'Tools', 'Sailing'],
        title: '(optional) Choose card(s) to return',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Archery', 'Tools'] },
      changes({ ann: { hand: ['Oars', 'Sailing', 'Clothing'], score: ['Calendar'] } }),
    ],
  },
  'scores a 1 for a single card': {
    position: { ann: { blue: ['Pottery'], hand: ['Paper'] }, decks: { base: { 1: ['Tools', 'Clothing'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Pottery', 'Paper'] },
      changes({ ann: { score: ['Tools'], hand: ['Clothing'] } }),
    ],
  },
  'scores nothing when nothing is returned, and draws still': {
    position: { ann: { blue: ['Pottery'], hand: ['Archery'] }, decks: { base: { 1: ['Clothing'] } } },
    steps: [{ as: 'ann', picks: ['Dogma.Pottery', []] }, changes({ ann: { hand: ['Archery', 'Clothing'] } })],
  },
  'asks nothing when the hand is empty; is shared by whoever has as many leaves': {
    position: {
      ann: { blue: ['Pottery'] },
      bob: { yellow: ['Agriculture'] },
      decks: { base: { 1: ['Clothing', 'Oars', 'Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pottery' },
      changes({ ann: { hand: ['Oars', 'Tools'] }, bob: { hand: ['Clothing'] } }),
    ],
  },
  'scores by the plain count, though printed values are raised': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { green: ['Ptolemy'], blue: ['Archimedes'], red: { cards: ['Coal', 'Oars'] }, hand: ['Paper'] },
      bob: { blue: ['Pottery'] },
      decks: { base: { 1: ['Tools'], 2: ['Calendar', 'Currency'] }, figs: { 5: ['Isaac Newton'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Pottery', 'Paper', 'Ptolemy'] },
      changes({
        ann: { hand: ['Currency', 'Isaac Newton'], score: ['Tools', 'Ptolemy'], green: [] },
        bob: { hand: ['Calendar'] },
      }),
    ],
  },
})

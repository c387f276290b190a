import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Echoes', {
  'a meld promotes a card of the forecast, whose action is foreseen': {
    position: {
      expansions: ['base', 'echo'],
      turn: annsTurn,
      ann: { hand: ['Paper'], forecast: ['Dice', 'Software'] },
      decks: { echo: { 1: ['Ruler'] }, base: { 4: ['Experimentation'] } },
      decksExact: { echo: { 4: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Paper' },
      changes({
        ann: { green: ['Paper'], blue: ['Dice'], hand: ['Ruler', 'Experimentation'], forecast: ['Software'] },
      }),
    ],
  },
  'visible echo effects come first, from the bottom up': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: { cards: ['Pottery', 'Perfume', 'Ruler'], splay: 'right' } },
      decks: { base: { 1: ['The Wheel', 'Clothing', 'Sailing'] } },
      decksExact: { echo: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pottery' },
      // The echo of Perfume tucks and repeats on a castle; that of Ruler does not show.
      changes({ ann: { green: ['The Wheel', 'Clothing'], hand: ['Sailing'] } }),
    ],
  },
  'a forecast that is full takes nothing': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Ruler'], red: { cards: ['Archery', 'Oars'], splay: 'aslant' }, forecast: ['Paper'] },
      achievements: [],
      decks: { base: { 2: ['Calendar'] }, echo: { 1: ['Perfume', 'Dice'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ruler' },
      { as: 'ann', offers: ['Perfume', 'Dice'], title: 'Choose a card to foreshadow', pick: 'Dice' },
      changes({ ann: { hand: ['Calendar', 'Dice'] } }),
    ],
  },
  'the highest bonus counts whole, each other visible one a point': {
    position: {
      expansions: ['base', 'echo', 'city', 'figs'],
      ann: {
        blue: { cards: ['Tools', 'Dice', 'Perfume'], splay: 'up' },
        red: { cards: ['Archery', 'Algiers'], splay: 'left' },
        purple: ['Mysticism', 'Homer'],
        score: ['Paper'],
      },
    },
    steps: [changes({ ann: { totals: { score: 10, bonuses: [5, 1, 1] } } })],
  },
  'who has one top card, or one highest, draws from the set; others and who has none do not': {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['base', 'echo'],
      turn: { ...annsTurn, action: 2 },
      bob: { red: ['Archery'], blue: ['Pottery'] },
      cat: { red: ['Oars'] },
      decks: { base: { 1: ['Tools', 'Sailing', 'Clothing'] }, echo: { 1: ['Ruler', 'Dice'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'bob', picks: ['Draw.draw a card', 'Draw.draw a card'] },
      { as: 'cat', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Tools'] }, bob: { hand: ['Sailing', 'Clothing'] }, cat: { hand: ['Ruler'] } }),
    ],
  },
  'a card of the very value of the melded one is promoted, a higher one is not': {
    position: {
      expansions: ['base', 'echo'],
      turn: annsTurn,
      ann: { hand: ['Oars'], forecast: ['Calendar', 'Writing'] },
      decks: { base: { 2: ['Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars'], blue: ['Writing'], hand: ['Mapmaking'], forecast: ['Calendar'] } }),
    ],
  },
})

import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Hedy Lamar', {
  'a special achievement asks one less of its owner': {
    position: {
      decks: { base: { '9': ['Ecology'] } },
      ann: { green: ['Hedy Lamar'], red: ['Archery'], purple: ['City States'], yellow: ['Machinery'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Ecology'], achievements: ['Monument'] } }),
    ],
  },
  'not two less, and not of an opponent': {
    position: {
      decks: { base: { '9': ['Ecology'] } },
      ann: { green: ['Hedy Lamar'], red: ['Archery'], purple: ['City States'] },
      bob: { red: ['Oars'], yellow: ['Machinery'], green: ['Mapmaking'] },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Ecology'] } })],
  },
  'splays a color up before a claim': {
    position: {
      achievements: ['Pottery'],
      ann: {
        green: ['Hedy Lamar'],
        red: ['Archery', 'Oars'],
        blue: ['Tools', 'Writing'],
        score: ['Canning'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['red', 'blue'], title: 'Choose a color to splay up', count: 1, pick: 'blue' },
      changes({ ann: { blue: { cards: ['Tools', 'Writing'], splay: 'up' }, achievements: ['Pottery'] } }),
    ],
  },
  'before the claim of a special achievement, too': {
    position: {
      decks: { base: { '9': ['Ecology'] } },
      ann: {
        green: ['Hedy Lamar'],
        red: ['Archery', 'Oars'],
        purple: ['City States'],
        yellow: ['Machinery'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars'], splay: 'up' },
          hand: ['Ecology'],
          achievements: ['Monument'],
        },
      }),
    ],
  },
  "leaves an opponent's claim alone": {
    position: {
      achievements: ['Pottery'],
      turn: bobsTurn,
      ann: { green: ['Hedy Lamar'], red: ['Archery', 'Oars'] },
      bob: { yellow: ['Agriculture'], score: ['Canning'] },
    },
    steps: [{ as: 'bob', pick: 'Achieve.*base-1*' }, changes({ bob: { achievements: ['Pottery'] } })],
  },
  'one of two karmas of a claim': {
    position: {
      achievements: ['Pottery'],
      ann: {
        green: ['Hedy Lamar'],
        yellow: ['Rowland Hill'],
        red: ['Archery', 'Oars'],
        score: ['Canning'],
        hand: ['Tools'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Rowland Hill', 'Hedy Lamar'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Hedy Lamar', 'Rowland Hill'] },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars'], splay: 'up' },
          score: ['Canning', 'Rowland Hill'],
          achievements: ['Pottery'],
          yellow: [],
        },
      }),
    ],
  },
  'icons that another figure adds count for it, and a third figure keeps both on the board': {
    position: {
      decks: { base: { '9': ['Ecology'] } },
      ann: {
        green: ['Hedy Lamar'],
        red: ['Gilgamesh'],
        purple: ['Duke Ellington'],
        yellow: ['Fermenting'],
        blue: ['Writing'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Ecology'], achievements: ['Empire'] } }),
    ],
  },
})

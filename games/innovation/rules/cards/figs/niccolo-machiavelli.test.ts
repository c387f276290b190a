import { changes, figureScenarios } from '../../testing/scenarios'

const red = { cards: ['Archery', 'Construction'], splay: 'right' }

figureScenarios('Niccolo Machiavelli', {
  'a color that nobody else has splayed right is an achievement': {
    position: {
      ann: {
        purple: ['Niccolo Machiavelli'],
        red,
        green: { cards: ['Sailing', 'Paper'], splay: 'right' },
        blue: { cards: ['Tools', 'Writing'], splay: 'left' },
      },
      bob: { green: { cards: ['Clothing', 'Mapmaking'], splay: 'right' } },
    },
    steps: [changes({ ann: { totals: { achievements: 1 } }, bob: { totals: { achievements: 0 } } })],
  },
  'under another card it gives none': {
    position: { ann: { purple: ['Mysticism', 'Niccolo Machiavelli'], red } },
    steps: [changes({ ann: { totals: { achievements: 0 } } })],
  },
  'it may be the one that wins': {
    position: {
      ann: {
        purple: ['Niccolo Machiavelli'],
        green: ['Paper', 'Sailing'],
        yellow: ['Canning', 'Masonry'],
        achievements: ['Empire', 'Wonder', 'Monument', 'Universe', 'World', 'Tools'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Canning', 'no', 'yellow'] },
      { over: { winner: 'ann', reason: 'achievements' } },
    ],
  },
  'a splay first unsplays the color on the boards of opponents': {
    position: {
      ann: { purple: ['Niccolo Machiavelli'], yellow: ['Machinery'], red: ['Engineering', 'Oars'] },
      bob: { red, green: { cards: ['Sailing', 'Mapmaking'], splay: 'right' } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Machinery', 'red'] },
      changes({ ann: { red: { cards: ['Engineering', 'Oars'], splay: 'left' } }, bob: { red: red.cards } }),
    ],
  },
  'without a splay nothing is unsplayed': {
    position: {
      ann: { purple: ['Niccolo Machiavelli'], yellow: ['Machinery'], red: ['Engineering', 'Oars'] },
      bob: { red },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Machinery' }, { as: 'ann', pick: [] }, changes()],
  },
  'a splay that another figure makes unsplays nothing': {
    position: {
      ann: {
        purple: ['Niccolo Machiavelli'],
        blue: ['Isaac Newton'],
        red: ['Oars', 'Metalworking'],
        green: ['The Wheel'],
      },
      bob: { red },
      decks: { base: { 1: ['Tools', 'Writing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.The Wheel', 'Isaac Newton'] },
      changes({
        ann: {
          red: { cards: ['Oars', 'Metalworking'], splay: 'right' },
          hand: ['Tools', 'Writing'],
          score: ['Isaac Newton'],
          blue: [],
        },
      }),
    ],
  },
  'its achievements are added to those of another figure': {
    position: {
      ann: {
        red: ['Nelson Mandela'],
        purple: ['Niccolo Machiavelli'],
        green: { cards: ['Sailing', 'Paper'], splay: 'right' },
      },
    },
    steps: [changes({ ann: { totals: { achievements: 2 } } })],
  },
})

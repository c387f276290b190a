import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Figures', {
  'a karma in place of a verb': {
    position: {
      expansions: ['base', 'figs'],
      ann: {
        green: ['Shen Kuo'],
        yellow: ['Agriculture', 'Masonry'],
        blue: ['Pottery', 'Tools'],
        hand: ['Oars'],
      },
      decks: { base: { 2: ['Mathematics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({
        ann: {
          blue: { cards: ['Pottery', 'Tools'], splay: 'right' },
          hand: ['Mathematics'],
          totals: { score: 4 },
        },
      }),
    ],
  },
  'a karma before an action': {
    position: {
      expansions: ['base', 'figs'],
      ann: { purple: ['Homer'], red: ['Metalworking'] },
      decks: { base: { 2: ['Calendar'], 1: ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      changes({ ann: { hand: ['Pottery'], totals: { score: 2 } } }),
    ],
  },
  'printed values are raised for the action': {
    position: {
      expansions: ['base', 'figs'],
      ann: { yellow: ['Masonry'], blue: ['Archimedes'], red: ['Metalworking'] },
      decks: { base: { 2: ['Calendar', 'Mapmaking'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Metalworking' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'whoever has two top figures fades one after the action': {
    position: {
      expansions: ['base', 'figs'],
      ann: { purple: ['Homer'], blue: ['Archimedes'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Homer', 'Archimedes'], title: 'Choose Cards(s)', pick: 'Homer' },
      changes({ ann: { hand: ['Calendar'], score: ['Homer'], purple: [] } }),
    ],
  },
  'a win that nobody takes away': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: {
        blue: ['Tools'],
        achievements: ['World', 'Empire', 'Wonder', 'Monument', 'Universe', 'Calendar'],
        score: ['Paper', 'Compass'],
      },
      bob: { red: ['Jackie Chan'], score: ['Oars'] },
      achievements: ['Pottery'],
    },
    steps: [{ as: 'ann', pick: 'Achieve.*base-1*' }, { over: { winner: 'ann', reason: 'achievements' } }],
  },
  'a win that a karma takes away': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: {
        blue: ['Tools'],
        purple: ['Homer'],
        achievements: ['World', 'Empire', 'Wonder', 'Monument', 'Universe', 'Calendar'],
        score: ['Paper', 'Compass'],
      },
      bob: { red: ['Jackie Chan'], score: ['Software'] },
      achievements: ['Pottery'],
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { over: { winner: 'bob', reason: 'Jackie Chan' } },
      changes({
        ann: {
          achievements: ['World', 'Empire', 'Wonder', 'Monument', 'Universe', 'Calendar', 'Pottery'],
          purple: [],
        },
        bob: { score: ['Software', 'Homer'] },
      }),
    ],
  },
  'a demand comes back on who makes it': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { red: ['Oars'], hand: ['Sailing'] },
      bob: { red: ['Hammurabi'], hand: ['Clothing'] },
      decks: { base: { 1: ['Pottery', 'Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      changes({
        ann: { hand: ['Pottery'], score: ['Clothing'] },
        bob: { hand: ['Tools'], score: ['Sailing'] },
      }),
    ],
  },
  "anybody's action may set off a karma of another's": {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { red: ['Archery'] },
      bob: { green: ['Augustus Caesar'] },
      decks: { base: { 1: ['Masonry'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Archery' }, changes({ bob: { yellow: ['Masonry'] } })],
  },
  'auspice takes top cards whose icon a top figure shows, persons apart': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { purple: ['Homer'], red: ['Archery'], yellow: ['Near-Field Comm'], blue: ['Pottery'] },
      bob: { blue: ['Archimedes'] },
    },
    steps: [{ as: 'ann', offers: ['Archery'], in: 'Auspice' }],
  },
  'a color that would be splayed one way is splayed another': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { purple: ['Code of Laws'], green: ['Shen Kuo'], red: ['Oars'], hand: ['Archery'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Code of Laws', 'Archery', 'red'] },
      changes({ ann: { red: { cards: ['Oars', 'Archery'], splay: 'right' }, hand: [] } }),
    ],
  },
})

import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Shen Kuo', {
  'a score splays the color of the card right': {
    position: {
      ann: { green: ['Shen Kuo'], yellow: ['Agriculture'], blue: ['Pottery', 'Tools'], hand: ['Oars'] },
      decks: { base: { 2: ['Mathematics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({ ann: { blue: { cards: ['Pottery', 'Tools'], splay: 'right' }, hand: ['Mathematics'] } }),
    ],
  },
  'a figure is scored': {
    position: { ann: { green: ['Shen Kuo'], hand: ['Homer'] } },
    steps: [{ as: 'ann', picks: ['Meld.Homer', 'Homer'] }, changes({ ann: { score: ['Homer'], hand: [] } })],
  },
  'a color that would be splayed left is splayed right, one that would be splayed up is not': {
    position: {
      ann: { green: ['Shen Kuo'], red: ['Oars', 'Archery'], hand: ['Homer', 'Archimedes', 'Rhazes'] },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Expansion' },
      changes({
        ann: { red: { cards: ['Oars', 'Archery'], splay: 'up' }, achievements: ['Expansion'], hand: [] },
        junk: ['Homer', 'Archimedes', 'Rhazes'],
      }),
    ],
  },
  'every visible card is worth a point': {
    position: {
      ann: {
        green: ['Shen Kuo', 'Sailing'],
        red: { cards: ['Oars', 'Archery'], splay: 'left' },
        score: ['Coal'],
      },
    },
    steps: [changes({ ann: { totals: { score: 8 } } })],
  },
  'of two karmas that a splay triggers, one is chosen': {
    position: {
      ann: { green: ['Shen Kuo'], purple: ['Niccolo Machiavelli'], red: ['Engineering', 'Oars'] },
      bob: { red: { cards: ['Archery', 'Metalworking'], splay: 'left' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Engineering' },
      { as: 'ann', ifAsked: true, pick: ['red'] },
      { as: 'ann', offers: ['Shen Kuo', 'Niccolo Machiavelli'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Niccolo Machiavelli', 'Niccolo Machiavelli'] },
      changes({
        ann: {
          red: { cards: ['Engineering', 'Oars'], splay: 'left' },
          score: ['Niccolo Machiavelli'],
          purple: [],
        },
        bob: { red: ['Archery', 'Metalworking'] },
      }),
    ],
  },
  'its points are added to those of another figure': {
    position: { ann: { green: ['Shen Kuo'], purple: ['Sinuhe'], red: ['Archery'] } },
    steps: [changes({ ann: { totals: { score: 5 } } })],
  },
})

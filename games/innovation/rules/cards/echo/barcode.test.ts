import { changes, scenarios } from '../../testing/scenarios'

scenarios('Barcode', {
  'takes a score card for each bonus of the other board; may splay a color up': {
    position: {
      ann: { green: ['Barcode', 'Sailing'] },
      bob: { purple: ['Puppet'], yellow: ['Soap'], score: ['Paper', 'Optics', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Barcode' },
      { as: 'bob', offers: ['Paper', 'Optics'], title: 'Choose a card to return next', count: 1 },
      { as: 'bob', pick: ['Paper'] },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({
        ann: { green: { cards: ['Barcode', 'Sailing'], splay: 'up' } },
        bob: { score: ['Optics', 'Tools'] },
      }),
    ],
  },
  'takes as many of a value as there are bonuses of it': {
    position: {
      ann: { green: ['Barcode'] },
      bob: { blue: ['Dice'], red: ['Candles'], score: ['Tools', 'Oars', 'Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Barcode' },
      { as: 'bob', picks: ['Tools', 'Oars'] },
      changes({ bob: { score: ['Archery'] } }),
    ],
  },
  'takes nothing without a bonus there': {
    position: { ann: { green: ['Barcode'] }, bob: { score: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Barcode' }, changes(), { turn: 'bob' }],
  },
  'splays all colors up when foreseen': {
    position: {
      ann: {
        hand: ['Databases'],
        forecast: ['Barcode'],
        red: { cards: ['Oars', 'Archery'], splay: 'left' },
        blue: ['Tools'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Databases', []] },
      changes({
        ann: {
          green: { cards: ['Barcode', 'Databases'], splay: 'up' },
          red: { cards: ['Oars', 'Archery'], splay: 'up' },
          hand: [],
          forecast: [],
        },
      }),
    ],
  },
})

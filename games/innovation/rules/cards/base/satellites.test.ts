import { changes, scenarios } from '../../testing/scenarios'

scenarios('Satellites', {
  'changes the hand for three 8s, splays purple up, and melds and executes one of them': {
    position: {
      ann: { green: ['Satellites'], purple: ['Mysticism', 'Code of Laws'], hand: ['Tools', 'Paper'] },
      decks: { base: { 8: ['Corporations', 'Flight', 'Rocketry', 'Quantum Theory'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Satellites' },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      {
        as: 'ann',
        offers: ['Corporations', 'Flight', 'Rocketry'],
        title: 'Choose card(s) to meld',
        count: 1,
      },
      { as: 'ann', pick: ['Corporations'] },
      changes({
        ann: {
          green: ['Corporations', 'Satellites'],
          blue: ['Quantum Theory'],
          purple: { cards: ['Mysticism', 'Code of Laws'], splay: 'up' },
          hand: ['Flight', 'Rocketry'],
        },
      }),
    ],
  },
  'splays nothing when declined, and a demand of the melded card makes none': {
    position: {
      ann: { green: ['Satellites'], purple: ['Mysticism', 'Code of Laws'] },
      bob: { hand: ['Tools'], blue: ['Pottery'] },
      decks: { base: { 8: ['Mobility', 'Flight', 'Rocketry'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Satellites', [], 'Mobility'] },
      changes({ ann: { red: ['Mobility'], hand: ['Flight', 'Rocketry'] } }),
    ],
  },
  'is shared with whoever has as many clocks': {
    position: {
      ann: { green: ['Satellites'] },
      bob: { blue: ['Rocketry'], hand: ['Tools'] },
      decks: {
        base: {
          8: ['Mobility', 'Flight', 'Antibiotics', 'Skyscrapers', 'Empiricism', 'Socialism'],
          9: ['Genetics'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Satellites' },
      { as: 'bob', pick: ['Mobility'] },
      { as: 'ann', pick: ['Skyscrapers'] },
      changes({
        ann: { yellow: ['Skyscrapers'], hand: ['Empiricism', 'Socialism', 'Genetics'] },
        bob: { red: ['Mobility'], hand: ['Flight', 'Antibiotics'] },
      }),
    ],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Greenland', {
  'returns top cards with a clock of a compelled player, then top cards with a coin of all': {
    position: {
      ann: { green: ['Greenland'], purple: ['City States', 'Code of Laws', 'Mysticism'] },
      bob: { red: ['Fission', 'Mobility', 'Oars'], yellow: ['Stem Cells'], blue: ['Computers'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Greenland' },
      { as: 'bob', offers: ['Fission', 'Computers'], title: 'Choose card(s) to return', count: 1 },
      { as: 'bob', pick: ['Computers'] },
      changes({ ann: { purple: ['Mysticism'], hand: ['Fusion'] }, bob: { red: [], blue: [] } }),
    ],
  },
  'returns nothing without clocks and coins': {
    position: { ann: { green: ['Greenland'] }, bob: { yellow: ['Stem Cells'], red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Greenland' }, { turn: 'bob' }, changes()],
  },
})

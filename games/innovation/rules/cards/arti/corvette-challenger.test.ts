import { changes, scenarios } from '../../testing/scenarios'

scenarios('Corvette Challenger', {
  'tucks an 8, splays its color up, scores by its number and junks that deck': {
    position: {
      ann: { blue: ['Corvette Challenger'], red: ['Archery'] },
      decks: { base: { 8: ['Flight'] } },
      decksExact: { base: { 2: ['Calendar', 'Construction', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Corvette Challenger' },
      changes({
        ann: { red: { cards: ['Archery', 'Flight'], splay: 'up' }, score: ['Calendar'] },
        junk: ['Construction', 'Currency'],
      }),
    ],
  },
  'the only card of its color is not splayed and gives a 1': {
    position: {
      ann: { blue: ['Corvette Challenger'] },
      decks: { base: { 8: ['Flight'] } },
      decksExact: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Corvette Challenger' },
      changes({ ann: { red: ['Flight'], score: ['Tools'] } }),
    ],
  },
})

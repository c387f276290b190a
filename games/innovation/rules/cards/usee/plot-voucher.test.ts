import { changes, scenarios } from '../../testing/scenarios'

scenarios('Plot Voucher', {
  'super-executes the melded card on your own turn': {
    position: {
      achievements: ['Paper', 'Tools', 'Archery'],
      ann: { green: ['Plot Voucher'], score: ['Oars'] },
      bob: { hand: ['Sailing'] },
      decks: { base: { 1: ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      changes({
        ann: { score: ['Sailing'], red: ['Oars'], safe: ['Tools'] },
        bob: { hand: ['Pottery'] },
        standardAchievements: ['Paper', 'Archery'],
      }),
    ],
  },
  "self-executes it on another's turn": {
    position: {
      achievements: ['Tools', 'Calendar'],
      ann: { green: ['Plot Voucher'], hand: ['Sailing'] },
      bob: { purple: ['Philosophy'], score: ['Oars'] },
      decks: { base: { 1: ['Pottery'], 7: ['Evolution'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      changes({
        ann: { hand: ['Sailing', 'Evolution'], safe: ['Calendar'] },
        bob: { red: ['Oars'], hand: ['Pottery'], safe: ['Tools'], score: [] },
      }),
    ],
  },
  'executes nothing where nothing was safeguarded': {
    position: { achievements: [], ann: { green: ['Plot Voucher'], score: ['Writing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Plot Voucher' }, changes({ ann: { blue: ['Writing'], score: [] } })],
  },
  'executes nothing where nothing was melded': {
    position: { achievements: ['Calendar', 'Tools'], ann: { green: ['Plot Voucher'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Plot Voucher' }, changes({ ann: { safe: ['Tools'] } })],
  },
})

import { changes, scenarios } from '../../testing/scenarios'

scenarios('Green Hydrogen', {
  'scores all green cards but the top one, and tucks as many 11': {
    position: {
      ann: { green: ['Green Hydrogen', 'Sailing', 'Paper'] },
      decks: { base: { 11: ['Fusion', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Green Hydrogen' },
      changes({
        ann: { green: ['Green Hydrogen', 'Hypersonics'], red: ['Fusion'], score: ['Sailing', 'Paper'] },
      }),
    ],
  },
  'does nothing with a single card': {
    position: { ann: { green: ['Green Hydrogen'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Green Hydrogen' }, changes()],
  },
})

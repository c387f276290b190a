import { changes, scenarios } from '../../testing/scenarios'

scenarios('Combustion', {
  'takes a scored card for each top card with a coin, and returns the bottom red card': {
    position: {
      ann: { red: ['Combustion', 'Archery', 'Oars'], green: ['Sailing'], blue: ['Pottery'] },
      bob: { score: ['Tools', 'Paper', 'Optics'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Combustion' },
      { as: 'bob', offers: ['Tools', 'Paper', 'Optics'], title: 'Choose card(s) to transfer', count: 2 },
      { as: 'bob', pick: ['Tools', 'Optics'] },
      changes({
        ann: { red: ['Combustion', 'Archery'], score: ['Tools', 'Optics'] },
        bob: { score: ['Paper'] },
      }),
    ],
  },
  'takes what there is, and returns itself when it is the only red card': {
    position: { ann: { red: ['Combustion'], green: ['Sailing'] }, bob: { score: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Combustion' },
      changes({ ann: { score: ['Tools'], red: [] }, bob: { score: [] } }),
    ],
  },
  'takes nothing of an empty score pile': {
    position: { ann: { red: ['Combustion', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Combustion' },
      changes({ ann: { red: ['Combustion'] } }),
      { turn: 'bob' },
    ],
  },
  'shares with whoever has as many coins, who returns nothing without a red card': {
    position: {
      ann: { red: ['Combustion', 'Oars'] },
      bob: { green: ['Banking'], purple: ['Enterprise'], score: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Combustion' }, changes({ ann: { red: ['Combustion'] } })],
  },
  'demands nothing of whoever has as many coins, who returns a red card too': {
    position: {
      ann: { red: ['Combustion', 'Oars'] },
      bob: { green: ['Banking', 'Sailing'], purple: ['Enterprise'], red: ['Archery'], score: ['Tools'] },
      decks: { base: { 7: ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Combustion' },
      changes({ ann: { red: ['Combustion'], hand: ['Bicycle'] }, bob: { red: [] } }),
    ],
  },
})

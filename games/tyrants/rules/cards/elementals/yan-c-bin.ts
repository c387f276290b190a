import { card } from '../../vocabulary/card'

export const yanCBin = card({
  name: 'Yan-C-Bin',
  set: 'elementals',
  race: 'elemental prince',
  aspect: 'guile',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: "Place a spy, then assassinate a troop at that spy's site.",
      *play({ you }) {
        const site = yield* you.placeSpy()
        if (site) yield* you.assassinate(1, { at: site })
      },
    },
    {
      text: 'Guile focus > Place a spy.',
      *play({ you }) {
        if (you.hasFocus('guile')) yield* you.placeSpy()
      },
    },
  ],
})

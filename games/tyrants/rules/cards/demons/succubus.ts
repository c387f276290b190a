import { card } from '../../vocabulary/card'

export const succubus = card({
  name: 'Succubus',
  set: 'demons',
  race: 'fiend',
  aspect: 'guile',
  cost: 5,
  points: 2,
  innerPoints: 5,
  copies: 2,
  effects: [
    {
      text: "Devour a card in your hand > Place a spy, then assassinate a troop at that spy's site.",
      *play({ you }) {
        const devoured = yield* you.may.devourFromHand()
        if (!devoured) return
        const site = yield* you.placeSpy()
        if (site) yield* you.assassinate(1, { at: site })
      },
    },
  ],
})

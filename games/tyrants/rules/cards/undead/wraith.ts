import { placeName } from '../../facts/map'
import { card } from '../../vocabulary/card'

export const wraith = card({
  name: 'Wraith',
  set: 'undead',
  race: 'undead',
  aspect: 'guile',
  cost: 2,
  points: 0,
  innerPoints: 1,
  copies: 2,
  effects: [
    {
      text: "Place a spy. Devour this card > Assassinate a troop at that spy's site.",
      *play({ you }) {
        const site = yield* you.placeSpy()
        if (!site) return
        const question = `Devour this wraith to assassinate a troop at ${placeName(site)}?`
        const devoured = yield* you.may.devourThis(question)
        if (devoured) yield* you.assassinate(1, { at: site })
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const mindFlayer = card({
  name: 'Mind Flayer',
  set: 'demons',
  race: 'illithid',
  aspect: 'malice',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      text: 'Devour a card in your hand > Choose one: +3 influence, or assassinate a troop.',
      *play({ you }) {
        const devoured = yield* you.may.devourFromHand()
        if (!devoured) return
        yield* you.chooseOne({
          *'+3 influence'() {
            yield* you.gainInfluence(3)
          },
          *'Assassinate a troop'() {
            yield* you.assassinate()
          },
        })
      },
    },
  ],
})

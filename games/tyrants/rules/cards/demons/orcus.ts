import { card } from '../../vocabulary/card'

export const orcus = card({
  name: 'Orcus',
  set: 'demons',
  race: 'fiend',
  aspect: 'malice',
  cost: 8,
  points: 5,
  innerPoints: 10,
  copies: 1,
  effects: [
    {
      text: 'Devour a card in your hand > Assassinate 2 troops. Then you may take up to 2 troops from any trophy halls and deploy them anywhere on the board.',
      *play({ you }) {
        const devoured = yield* you.may.devourFromHand()
        if (!devoured) return
        yield* you.assassinate(2)
        yield* you.may.deployTrophies(2, {
          title: 'Choose up to two trophies to deploy',
          halls: you.everyone,
          anywhere: true,
        })
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const demogorgon = card({
  name: 'Demogorgon',
  set: 'demons',
  race: 'fiend',
  aspect: 'conquest',
  cost: 8,
  points: 5,
  innerPoints: 10,
  copies: 1,
  effects: [
    {
      text: 'Devour a card in your hand > Supplant 2 white troops. Each opponent recruits 2 Insane Outcasts.',
      *play({ you }) {
        const devoured = yield* you.may.devourFromHand()
        if (!devoured) return
        yield* you.supplant(2, { white: true })
        for (const opponent of you.opponentsInTurn) yield* opponent.recruitOutcasts(2)
      },
    },
  ],
})

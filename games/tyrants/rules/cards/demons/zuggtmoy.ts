import { card } from '../../vocabulary/card'

export const zuggtmoy = card({
  name: 'Zuggtmoy',
  set: 'demons',
  race: 'fiend',
  aspect: 'ambition',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Devour a card in your inner circle > +3 influence and at end of turn, promote up to 2 other cards played this turn.',
      *play({ you }) {
        const devoured = yield* you.may.devourFromInnerCircle()
        if (!devoured) return
        yield* you.gainInfluence(3)
        yield* you.may.promoteAtEnd(2)
      },
    },
  ],
})

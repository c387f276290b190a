import { card } from '../../vocabulary/card'

export const gauth = card({
  name: 'Gauth',
  set: 'illithid',
  race: 'aberration',
  aspect: 'malice',
  cost: 3,
  points: 2,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'+2 influence'({ you }) {
          yield* you.gainInfluence(2)
        },
        *'Draw a card. Choose one opponent with more than 3 cards to discard a card'({ you }) {
          yield* you.draw()
          yield* you.oneOpponentDiscards(3)
        },
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const aboleth = card({
  name: 'Aboleth',
  set: 'illithid',
  race: 'aberration',
  aspect: 'guile',
  cost: 7,
  points: 4,
  innerPoints: 7,
  copies: 1,
  effects: [
    {
      choose: 1,
      options: {
        *'Place 2 spies'({ you }) {
          yield* you.placeSpies(2)
        },
        *'Draw a card for each spy you have on the board'({ you }) {
          yield* you.draw(you.spiesOnBoard)
        },
      },
    },
  ],
})

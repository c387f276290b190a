import { card } from '../../vocabulary/card'

export const vampire = card({
  name: 'Vampire',
  set: 'undead',
  race: 'undead',
  aspect: 'ambition',
  cost: 7,
  points: 4,
  innerPoints: 7,
  copies: 1,
  effects: [
    {
      choose: 1,
      options: {
        *'Supplant a troop'({ you }) {
          yield* you.supplant()
        },
        *'Promote a card from your discard pile, then gain 1 VP for every 3 cards in your inner circle'({
          you,
        }) {
          yield* you.promoteFromDiscard()
          yield* you.gainPoints(Math.floor(you.innerCircleCards / 3))
        },
      },
    },
  ],
})

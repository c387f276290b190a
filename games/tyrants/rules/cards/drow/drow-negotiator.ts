import { card } from '../../vocabulary/card'

export const drowNegotiator = card({
  name: 'Drow Negotiator',
  set: 'drow',
  race: 'drow',
  aspect: 'ambition',
  cost: 3,
  points: 1,
  innerPoints: 2,
  copies: 2,
  autoplay: true,
  effects: [
    {
      text: 'If there are 4 or more cards in your inner circle, +3 influence.',
      *play({ you }) {
        if (you.innerCircleCards >= 4) yield* you.gainInfluence(3)
      },
    },
    {
      text: 'At end of turn, promote another card played this turn.',
      *play({ you }) {
        yield* you.promoteAtEnd()
      },
    },
  ],
})

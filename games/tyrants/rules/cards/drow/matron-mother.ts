import { card } from '../../vocabulary/card'

export const matronMother = card({
  name: 'Matron Mother',
  set: 'drow',
  race: 'drow',
  aspect: 'ambition',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Put your deck into your discard pile. Then promote a card from your discard pile.',
      *play({ you }) {
        yield* you.putDeckIntoDiscard()
        yield* you.promoteFromDiscard()
      },
    },
  ],
  house: { cost: 4, points: 2, innerPoints: 4 },
})

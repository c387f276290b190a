import { card } from '../../vocabulary/card'

export const councilMember = card({
  name: 'Council Member',
  set: 'drow',
  race: 'drow',
  aspect: 'ambition',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Move up to 2 enemy troops.',
      *play({ you }) {
        yield* you.may.moveTroops(2)
      },
    },
    {
      text: 'At end of turn, promote another card played this turn.',
      *play({ you }) {
        yield* you.promoteAtEnd()
      },
    },
  ],
  house: {
    effects: [
      {
        text: 'Move 2 enemy troops.',
        *play({ you }) {
          yield* you.moveTroops(2)
        },
      },
      {
        text: 'At end of turn, promote another card played this turn.',
        *play({ you }) {
          yield* you.promoteAtEnd()
        },
      },
    ],
  },
})

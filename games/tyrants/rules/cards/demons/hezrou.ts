import { card } from '../../vocabulary/card'

export const hezrou = card({
  name: 'Hezrou',
  set: 'demons',
  race: 'fiend',
  aspect: 'ambition',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      text: 'Move an enemy troop.',
      *play({ you }) {
        yield* you.moveTroops()
      },
    },
    {
      text: 'Promote the top card of your deck.',
      *play({ you }) {
        yield* you.promoteTop()
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const deathblade = card({
  name: 'Deathblade',
  set: 'drow',
  race: 'drow',
  aspect: 'malice',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Assassinate 2 troops.',
      *play({ you }) {
        yield* you.assassinate(2)
      },
    },
  ],
})

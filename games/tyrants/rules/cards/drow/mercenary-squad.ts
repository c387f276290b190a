import { card } from '../../vocabulary/card'

export const mercenarySquad = card({
  name: 'Mercenary Squad',
  set: 'drow',
  race: 'drow',
  aspect: 'conquest',
  cost: 3,
  points: 1,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: 'Deploy 3 troops.',
      *play({ you }) {
        yield* you.deploy(3)
      },
    },
  ],
})

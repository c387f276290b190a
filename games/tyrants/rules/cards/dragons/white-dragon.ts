import { card } from '../../vocabulary/card'

export const whiteDragon = card({
  name: 'White Dragon',
  set: 'dragons',
  race: 'dragon',
  aspect: 'conquest',
  cost: 6,
  points: 2,
  innerPoints: 5,
  copies: 1,
  effects: [
    {
      text: 'Deploy 3 troops.',
      *play({ you }) {
        yield* you.deploy(3)
      },
    },
    {
      text: '+1 VP for every 2 sites you control.',
      *play({ you }) {
        yield* you.gainPoints(Math.floor(you.sitesControlled / 2))
      },
    },
  ],
})

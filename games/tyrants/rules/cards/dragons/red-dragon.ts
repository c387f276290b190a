import { card } from '../../vocabulary/card'

export const redDragon = card({
  name: 'Red Dragon',
  set: 'dragons',
  race: 'dragon',
  aspect: 'malice',
  cost: 8,
  points: 4,
  innerPoints: 8,
  copies: 1,
  effects: [
    {
      text: 'Supplant a troop.',
      *play({ you }) {
        yield* you.supplant()
      },
    },
    {
      text: 'Return an enemy spy.',
      *play({ you }) {
        yield* you.returnEnemy(1, { troops: false })
      },
    },
    {
      text: '+1 VP for each site under your total control.',
      *play({ you }) {
        yield* you.gainPoints(you.sitesTotallyControlled)
      },
    },
  ],
})

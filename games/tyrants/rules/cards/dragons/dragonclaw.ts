import { card } from '../../vocabulary/card'

export const dragonclaw = card({
  name: 'Dragonclaw',
  set: 'dragons',
  race: 'human',
  aspect: 'malice',
  cost: 4,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      text: 'Assassinate a troop. Then, if you have 5 or more player troops in your trophy hall, +2 power.',
      *play({ you }) {
        yield* you.assassinate()
        if (you.playerTrophies >= 5) yield* you.gainPower(2)
      },
    },
  ],
})

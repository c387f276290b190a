import { card } from '../../vocabulary/card'

export const ogreZombie = card({
  name: 'Ogre Zombie',
  set: 'undead',
  race: 'undead',
  aspect: 'conquest',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: 'Supplant a white troop anywhere on the board.',
      *play({ you }) {
        yield* you.supplant(1, { white: true, anywhere: true })
      },
    },
  ],
})

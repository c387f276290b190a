import { card } from '../../vocabulary/card'

export const ravenousZombies = card({
  name: 'Ravenous Zombies',
  set: 'undead',
  race: 'undead',
  aspect: 'conquest',
  cost: 3,
  points: 1,
  innerPoints: 2,
  copies: 2,
  effects: [
    {
      text: '+1 power.',
      *play({ you }) {
        yield* you.gainPower(1)
      },
    },
    {
      text: 'Assassinate a white troop.',
      *play({ you }) {
        yield* you.assassinate(1, { white: true })
      },
    },
  ],
})

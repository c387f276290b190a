import { card } from '../../vocabulary/card'

export const beholder = card({
  name: 'Beholder',
  set: 'illithid',
  race: 'aberration',
  aspect: 'malice',
  cost: 5,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Assassinate a troop.',
      *play({ you }) {
        yield* you.assassinate()
      },
    },
    {
      text: '+1 power for every 3 troops in your trophy hall.',
      *play({ you }) {
        yield* you.gainPower(Math.floor(you.trophies / 3))
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const houseGuard = card({
  name: 'House Guard',
  set: 'core',
  race: 'drow',
  aspect: 'obedience',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 15,
  autoplay: true,
  effects: [
    {
      text: '+2 power.',
      *play({ you }) {
        yield* you.gainPower(2)
      },
    },
  ],
})

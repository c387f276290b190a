import { card } from '../../vocabulary/card'

export const soldier = card({
  name: 'Soldier',
  set: 'starter',
  race: 'drow',
  aspect: 'obedience',
  cost: 0,
  points: 0,
  innerPoints: 1,
  copies: 12,
  autoplay: true,
  effects: [
    {
      text: '+1 power.',
      *play({ you }) {
        yield* you.gainPower(1)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const noble = card({
  name: 'Noble',
  set: 'starter',
  race: 'drow',
  aspect: 'obedience',
  cost: 0,
  points: 0,
  innerPoints: 1,
  copies: 28,
  autoplay: true,
  effects: [
    {
      text: '+1 influence.',
      *play({ you }) {
        yield* you.gainInfluence(1)
      },
    },
  ],
})

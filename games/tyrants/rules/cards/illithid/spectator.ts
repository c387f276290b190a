import { card } from '../../vocabulary/card'

export const spectator = card({
  name: 'Spectator',
  set: 'illithid',
  race: 'aberration',
  aspect: 'malice',
  cost: 4,
  points: 2,
  innerPoints: 3,
  copies: 3,
  autoplay: true,
  effects: [
    {
      text: '+2 power.',
      *play({ you }) {
        yield* you.gainPower(2)
      },
    },
    {
      text: '+1 influence.',
      *play({ you }) {
        yield* you.gainInfluence(1)
      },
    },
  ],
  house: {
    autoplay: false,
    effects: [
      {
        choose: 1,
        options: {
          *'+2 power and +1 influence'({ you }) {
            yield* you.gainPower(2)
            yield* you.gainInfluence(1)
          },
          *'+1 power and +2 influence'({ you }) {
            yield* you.gainPower(1)
            yield* you.gainInfluence(2)
          },
        },
      },
    ],
  },
})

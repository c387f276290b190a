import { card } from '../../vocabulary/card'

export const dragonCultist = card({
  name: 'Dragon Cultist',
  set: 'dragons',
  race: 'human',
  aspect: 'malice',
  cost: 3,
  points: 1,
  innerPoints: 4,
  copies: 4,
  effects: [
    {
      choose: 1,
      options: {
        *'+2 power'({ you }) {
          yield* you.gainPower(2)
        },
        *'+2 influence'({ you }) {
          yield* you.gainInfluence(2)
        },
      },
    },
  ],
})

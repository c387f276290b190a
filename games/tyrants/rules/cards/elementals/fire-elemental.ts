import { card } from '../../vocabulary/card'

export const fireElemental = card({
  name: 'Fire Elemental',
  set: 'elementals',
  race: 'elemental',
  aspect: 'malice',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 3,
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
    {
      text: 'Malice focus > Draw a card.',
      *play({ you }) {
        if (you.hasFocus('malice')) yield* you.draw()
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const marilith = card({
  name: 'Marilith',
  set: 'demons',
  race: 'fiend',
  aspect: 'malice',
  cost: 6,
  points: 2,
  innerPoints: 5,
  copies: 2,
  effects: [
    {
      text: 'Devour a card in your hand > +5 power.',
      *play({ you }) {
        const devoured = yield* you.may.devourFromHand()
        if (devoured) yield* you.gainPower(5)
      },
    },
  ],
})

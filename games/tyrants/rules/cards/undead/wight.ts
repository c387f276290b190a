import { card } from '../../vocabulary/card'

export const wight = card({
  name: 'Wight',
  set: 'undead',
  race: 'undead',
  aspect: 'malice',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 4,
  effects: [
    {
      choose: 1,
      options: {
        *'+2 power'({ you }) {
          yield* you.gainPower(2)
        },
        *'Devour a card in your hand > Supplant a troop'({ you }) {
          const devoured = yield* you.may.devourFromHand('Choose a card to feed to your wight')
          if (devoured) yield* you.supplant()
        },
      },
    },
  ],
  house: { cost: 4 },
})

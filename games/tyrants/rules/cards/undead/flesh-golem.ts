import { card } from '../../vocabulary/card'

export const fleshGolem = card({
  name: 'Flesh Golem',
  set: 'undead',
  race: 'construct',
  aspect: 'malice',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      text: '+2 power.',
      *play({ you }) {
        yield* you.gainPower(2)
      },
    },
    {
      text: 'Devour this card > Assassinate a troop.',
      *play({ you }) {
        const devoured = yield* you.may.devourThis('Devour this card > Assassinate a troop')
        if (devoured) yield* you.assassinate()
      },
    },
  ],
})

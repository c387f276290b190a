import { card } from '../../vocabulary/card'

export const revenant = card({
  name: 'Revenant',
  set: 'undead',
  race: 'undead',
  aspect: 'malice',
  cost: 4,
  points: 1,
  innerPoints: 4,
  copies: 1,
  effects: [
    {
      text: 'Assassinate 2 troops. Then, if you have 8 or more troops in your trophy hall, promote this card.',
      *play({ you }) {
        yield* you.assassinate(2)
        if (you.trophies >= 8) yield* you.promoteThis()
      },
    },
  ],
  house: { cost: 5 },
})

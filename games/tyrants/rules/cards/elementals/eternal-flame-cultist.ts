import { card } from '../../vocabulary/card'

export const eternalFlameCultist = card({
  name: 'Eternal Flame Cultist',
  set: 'elementals',
  race: 'human',
  aspect: 'malice',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 3,
  effects: [
    {
      text: 'Assassinate a troop.',
      *play({ you }) {
        yield* you.assassinate()
      },
    },
    {
      text: 'Malice focus > +2 power.',
      *play({ you }) {
        if (you.hasFocus('malice')) yield* you.gainPower(2)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const imix = card({
  name: 'Imix',
  set: 'elementals',
  race: 'elemental prince',
  aspect: 'malice',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  autoplay: true,
  effects: [
    {
      text: '+4 power.',
      *play({ you }) {
        yield* you.gainPower(4)
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

import { card } from '../../vocabulary/card'

export const redWyrmling = card({
  name: 'Red Wyrmling',
  set: 'dragons',
  race: 'dragon',
  aspect: 'malice',
  cost: 5,
  points: 3,
  innerPoints: 5,
  copies: 2,
  autoplay: true,
  effects: [
    {
      text: '+2 power.',
      *play({ you }) {
        yield* you.gainPower(2)
      },
    },
    {
      text: '+2 influence.',
      *play({ you }) {
        yield* you.gainInfluence(2)
      },
    },
  ],
})

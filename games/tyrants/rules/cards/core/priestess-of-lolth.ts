import { card } from '../../vocabulary/card'

export const priestessOfLolth = card({
  name: 'Priestess of Lolth',
  set: 'core',
  race: 'drow',
  aspect: 'obedience',
  cost: 2,
  points: 1,
  innerPoints: 2,
  copies: 15,
  autoplay: true,
  effects: [
    {
      text: '+2 influence.',
      *play({ you }) {
        yield* you.gainInfluence(2)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const nalfeshnee = card({
  name: 'Nalfeshnee',
  set: 'demons',
  race: 'fiend',
  aspect: 'ambition',
  cost: 5,
  points: 2,
  innerPoints: 5,
  copies: 2,
  autoplay: true,
  effects: [
    {
      text: '+3 influence.',
      *play({ you }) {
        yield* you.gainInfluence(3)
      },
    },
    {
      text: 'Promote the top card of your deck.',
      *play({ you }) {
        yield* you.promoteTop()
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const ogremoch = card({
  name: 'Ogremoch',
  set: 'elementals',
  race: 'elemental prince',
  aspect: 'ambition',
  cost: 6,
  points: 3,
  innerPoints: 7,
  copies: 1,
  autoplay: true,
  effects: [
    {
      text: '+2 influence.',
      *play({ you }) {
        yield* you.gainInfluence(2)
      },
    },
    {
      text: 'At end of turn, promote another card played this turn.',
      *play({ you }) {
        yield* you.promoteAtEnd()
      },
    },
    {
      text: 'Ambition focus > At end of turn, promote another card played this turn.',
      *play({ you }) {
        if (you.hasFocus('ambition')) yield* you.promoteAtEnd()
      },
    },
  ],
})

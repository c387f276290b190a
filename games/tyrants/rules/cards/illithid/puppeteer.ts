import { card } from '../../vocabulary/card'

export const puppeteer = card({
  name: 'Puppeteer',
  set: 'illithid',
  race: 'illithid',
  aspect: 'ambition',
  cost: 5,
  points: 2,
  innerPoints: 6,
  copies: 2,
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
  ],
})

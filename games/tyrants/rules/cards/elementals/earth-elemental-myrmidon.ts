import { card } from '../../vocabulary/card'

export const earthElementalMyrmidon = card({
  name: 'Earth Elemental Myrmidon',
  set: 'elementals',
  race: 'elemental',
  aspect: 'ambition',
  cost: 4,
  points: 2,
  innerPoints: 4,
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

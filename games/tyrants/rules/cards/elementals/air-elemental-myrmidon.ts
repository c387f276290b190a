import { card } from '../../vocabulary/card'

export const airElementalMyrmidon = card({
  name: 'Air Elemental Myrmidon',
  set: 'elementals',
  race: 'elemental',
  aspect: 'guile',
  cost: 4,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      text: 'Place a spy.',
      *play({ you }) {
        yield* you.placeSpy()
      },
    },
    {
      text: 'At end of turn, promote an obedience card played this turn.',
      *play({ you }) {
        yield* you.promoteAspectAtEnd('obedience')
      },
    },
  ],
})

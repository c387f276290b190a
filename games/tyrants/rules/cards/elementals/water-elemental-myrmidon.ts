import { card } from '../../vocabulary/card'

export const waterElementalMyrmidon = card({
  name: 'Water Elemental Myrmidon',
  set: 'elementals',
  race: 'elemental',
  aspect: 'conquest',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: 'Assassinate a white troop.',
      *play({ you }) {
        yield* you.assassinate(1, { white: true })
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

import { card } from '../../vocabulary/card'

export const fireElementalMyrmidon = card({
  name: 'Fire Elemental Myrmidon',
  set: 'elementals',
  race: 'elemental',
  aspect: 'malice',
  cost: 4,
  points: 1,
  innerPoints: 3,
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
      text: 'At end of turn, promote an obedience card played this turn.',
      *play({ you }) {
        yield* you.promoteAspectAtEnd('obedience')
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const severinSilrajin = card({
  name: 'Severin Silrajin',
  set: 'dragons',
  race: 'human',
  aspect: 'malice',
  cost: 7,
  points: 4,
  innerPoints: 8,
  copies: 1,
  autoplay: true,
  effects: [
    {
      text: '+5 power.',
      *play({ you }) {
        yield* you.gainPower(5)
      },
    },
  ],
})

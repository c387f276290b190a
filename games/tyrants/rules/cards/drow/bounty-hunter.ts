import { card } from '../../vocabulary/card'

export const bountyHunter = card({
  name: 'Bounty Hunter',
  set: 'drow',
  race: 'drow',
  aspect: 'malice',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  autoplay: true,
  effects: [
    {
      text: '+3 power.',
      *play({ you }) {
        yield* you.gainPower(3)
      },
    },
  ],
})

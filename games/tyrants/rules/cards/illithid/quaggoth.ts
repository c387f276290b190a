import { card } from '../../vocabulary/card'

export const quaggoth = card({
  name: 'Quaggoth',
  set: 'illithid',
  race: 'quaggoth',
  aspect: 'conquest',
  cost: 5,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: 'Assassinate a white troop for each site you control.',
      *play({ you }) {
        yield* you.assassinate(you.sitesControlled, { white: true })
      },
    },
  ],
})

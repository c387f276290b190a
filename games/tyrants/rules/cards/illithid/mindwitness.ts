import { card } from '../../vocabulary/card'

export const mindwitness = card({
  name: 'Mindwitness',
  set: 'illithid',
  race: 'aberration',
  aspect: 'malice',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      text: 'Assassinate a troop. If that troop belonged to another player and they have more than 3 cards, they must discard a card.',
      *play({ you }) {
        const [troop] = yield* you.assassinate()
        const owner = you.ownerOf(troop)
        if (owner) yield* owner.mustDiscard(you, { handMoreThan: 3 })
      },
    },
  ],
})

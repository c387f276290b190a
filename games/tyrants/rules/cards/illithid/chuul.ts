import { card } from '../../vocabulary/card'

export const chuul = card({
  name: 'Chuul',
  set: 'illithid',
  race: 'aberration',
  aspect: 'guile',
  cost: 3,
  points: 1,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: "Place a spy. Each opponent who has a troop at that spy's site and more than 3 cards must discard a card.",
      *play({ you }) {
        const site = yield* you.placeSpy()
        if (!site) return
        for (const opponent of you.opponents)
          if (opponent.hasTroopAt(site)) yield* opponent.mustDiscard(you, { handMoreThan: 3 })
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const greenWyrmling = card({
  name: 'Green Wyrmling',
  set: 'dragons',
  race: 'dragon',
  aspect: 'guile',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: "Place a spy. If another player's troop is at that site, +2 influence.",
      *play({ you }) {
        const site = yield* you.placeSpy()
        if (site && you.opponents.some((opponent) => opponent.hasTroopAt(site))) yield* you.gainInfluence(2)
      },
    },
  ],
})

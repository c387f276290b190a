import { card } from '../../vocabulary/card'

export const infiltrator = card({
  name: 'Infiltrator',
  set: 'drow',
  race: 'drow',
  aspect: 'guile',
  cost: 3,
  points: 1,
  innerPoints: 2,
  copies: 2,
  effects: [
    {
      text: "Place a spy. If another player's troop is at that site, +1 power.",
      *play({ you }) {
        const site = yield* you.placeSpy()
        if (site && you.opponents.some((opponent) => opponent.hasTroopAt(site))) yield* you.gainPower(1)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const banshee = card({
  name: 'Banshee',
  set: 'undead',
  race: 'undead',
  aspect: 'guile',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: "Place a spy. If another player's spy is at that site, +3 power.",
      *play({ you }) {
        const site = yield* you.placeSpy()
        if (site && you.opponents.some((opponent) => opponent.hasSpyAt(site))) yield* you.gainPower(3)
      },
    },
  ],
})

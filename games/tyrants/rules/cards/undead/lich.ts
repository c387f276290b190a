import { card } from '../../vocabulary/card'

export const lich = card({
  name: 'Lich',
  set: 'undead',
  race: 'undead',
  aspect: 'guile',
  cost: 7,
  points: 4,
  innerPoints: 7,
  copies: 1,
  effects: [
    {
      text: "Place a spy. If another player's troop is at that site, you may take up to 2 troops from their trophy hall and deploy them.",
      *play({ you }) {
        const site = yield* you.placeSpy()
        if (!site) return
        const there = you.opponents.filter((opponent) => opponent.hasTroopAt(site))
        const dead = yield* you.chooseOpponent(there, {
          kind: 'whose-dead',
          title: 'Choose a player whose dead you will raise',
        })
        if (!dead) return
        yield* you.may.deployTrophies(2, { title: 'Choose up to 2 troops to reanimate', halls: [dead] })
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const deathTyrant = card({
  name: 'Death Tyrant',
  set: 'illithid',
  race: 'aberration',
  aspect: 'malice',
  cost: 7,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Assassinate up to 3 troops at a single site. +1 influence for each troop removed.',
      *play({ you }) {
        const removed = yield* you.may.assassinateAtOneSite(3, {
          title: 'Choose up to three troops to assassinate',
        })
        yield* you.gainInfluence(removed)
      },
    },
  ],
})

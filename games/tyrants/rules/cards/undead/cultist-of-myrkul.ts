import { card } from '../../vocabulary/card'

export const cultistOfMyrkul = card({
  name: 'Cultist of Myrkul',
  set: 'undead',
  race: 'human',
  aspect: 'ambition',
  cost: 2,
  points: 1,
  innerPoints: 2,
  copies: 3,
  effects: [
    {
      choose: 1,
      options: {
        *'+2 influence'({ you }) {
          yield* you.gainInfluence(2)
        },
        *'Devour this card > At end of turn, promote up to 2 other cards played this turn'({ you }) {
          yield* you.devourThis()
          yield* you.may.promoteAtEnd(2)
        },
      },
    },
  ],
  house: {
    effects: [
      {
        choose: 1,
        options: {
          *'+2 influence'({ you }) {
            yield* you.gainInfluence(2)
          },
          *'Devour this card > At end of turn, promote up to 2 other cards played this turn'({ you }) {
            yield* you.devourThis()
            yield* you.promoteAtEnd(2)
          },
        },
      },
    ],
  },
})

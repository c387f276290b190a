import { card } from '../../vocabulary/card'

export const highPriestOfMyrkul = card({
  name: 'High Priest of Myrkul',
  set: 'undead',
  race: 'human',
  aspect: 'ambition',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: "Return another player's troop or spy.",
      *play({ you }) {
        yield* you.returnEnemy()
      },
    },
    {
      text: 'At end of turn, you may promote any number of undead cards played this turn.',
      *play({ you }) {
        yield* you.may.promoteRaceAtEnd('undead')
      },
    },
  ],
  house: {
    effects: [
      {
        choose: 1,
        options: {
          *"Return another player's troop or spy"({ you }) {
            yield* you.returnEnemy()
          },
          *'Undead cascade 4'({ you }) {
            yield* you.cascade('undead', 4)
          },
        },
      },
      {
        text: 'At end of turn, you may promote any number of undead cards played this turn.',
        *play({ you }) {
          yield* you.may.promoteRaceAtEnd('undead')
        },
      },
    ],
  },
})

import { card } from '../../vocabulary/card'

export const derro = card({
  name: 'Derro',
  set: 'demons',
  race: 'derro',
  aspect: 'conquest',
  cost: 3,
  points: 1,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: 'Supplant a white troop anywhere on the board. You recruit an Insane Outcast.',
      *play({ you }) {
        yield* you.supplant(1, { white: true, anywhere: true })
        yield* you.recruitOutcasts()
      },
    },
  ],
  house: {
    effects: [
      {
        text: 'Supplant a white troop anywhere on the board. You recruit an Insane Outcast.',
        *play({ you }) {
          yield* you.supplant(1, { white: true, anywhere: true })
          yield* you.recruitOutcasts()
        },
      },
      {
        text: 'Insane Outcast focus > Draw a card.',
        *play({ you }) {
          if (you.hasFocusOn('Insane Outcast')) yield* you.draw()
        },
      },
    ],
  },
})

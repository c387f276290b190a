import { card } from '../../vocabulary/card'

export const selfService = card({
  name: 'Self Service',
  age: 10,
  color: 'green',
  icons: 'hcpc',
  dogma: 'c',
  effects: [
    {
      text: 'If you have an achievement, and no opponent has more than half as many achievements as you, you win.',
      *share({ you }) {
        const mine = you.achievements
        const ahead = you.opponents.every(({ achievements }) => 2 * achievements <= mine)
        if (mine > 0 && ahead) yield* you.win()
      },
    },
    {
      text: 'Self-execute a top card of your board other than Self Service.',
      *share({ you, self }) {
        yield* you.selfExecute(you.top.except(self))
      },
    },
  ],
})

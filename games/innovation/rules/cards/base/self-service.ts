import { card } from '../../vocabulary/card'

export const selfService = card({
  name: 'Self Service',
  age: 10,
  color: 'green',
  icons: 'hcpc',
  dogma: 'c',
  effects: [
    {
      text: 'If you have at least twice as many achievements as each opponent, you win.',
      *share({ you }) {
        const mine = you.achievements
        const ahead = you.opponents.every(({ achievements }) => 2 * achievements <= mine)
        if (ahead) yield* you.win()
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

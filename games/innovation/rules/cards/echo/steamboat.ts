import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'

export const steamboat = card({
  name: 'Steamboat',
  set: 'echo',
  age: 6,
  color: 'green',
  icons: 'h6cc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you draw and reveal a {6}! If it is blue or yellow, transfer it and all cards in your hand to mine! If it is red or green, keep it, and transfer two cards from your score pile to mine!',
      *demand({ you, me, age }) {
        const drawn = yield* you.drawAndReveal(age(6))
        if (drawn?.color === 'blue' || drawn?.color === 'yellow') yield* you.transfer(you.hand, me.hand, all)
        if (drawn?.color === 'red' || drawn?.color === 'green')
          yield* you.transfer(you.scorePile, me.scorePile, exactly(2))
      },
    },
  ],
})

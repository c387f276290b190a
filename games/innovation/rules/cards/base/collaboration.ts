import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const collaboration = card({
  name: 'Collaboration',
  age: 9,
  color: 'green',
  icons: 'hcic',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you draw two {9} and reveal them! Transfer the one of them that I choose to my board, and meld the other!',
      *demand({ you, me, age }) {
        const drawn = these(...(yield* you.draw(age(9), 2)))
        yield* you.reveal(drawn, all)
        const chosen = yield* me.choose(drawn)
        yield* you.transfer(chosen, me.board)
        yield* you.meld(drawn.except(chosen))
      },
    },
    {
      text: 'If your board has ten or more green cards, you win.',
      *share({ you }) {
        if (you.stack('green').count >= 10) yield* you.win()
      },
    },
  ],
})

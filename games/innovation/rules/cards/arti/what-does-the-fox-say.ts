import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const whatDoesTheFoxSay = card({
  name: 'What Does the Fox Say',
  set: 'arti',
  age: 11,
  color: 'yellow',
  icons: 'hcpp',
  dogma: 'p',
  effects: [
    {
      text: 'Draw two {11}. Meld one of them, then meld the other. Super-execute the other if it is your turn, or self-execute it otherwise.',
      *share({ you, age }) {
        const drawn = these(...(yield* you.draw(age(11), 2)))
        const first = yield* you.choose(drawn, { title: 'Which card to meld first?' })
        yield* you.meld(first)
        const other = yield* you.meld(drawn.except(first).first)
        if (you.isCurrent) yield* you.superExecute(other)
        else yield* you.selfExecute(other)
      },
    },
  ],
})

import { all, exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const reconnaissance = card({
  name: 'Reconnaissance',
  set: 'usee',
  age: 6,
  color: 'blue',
  icons: 'fhfs',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you reveal your hand!',
      *demand({ you }) {
        yield* you.reveal(you.hand, all)
      },
    },
    {
      text: 'Draw and reveal three {6}. Return two of them. You may splay the color of the one you keep right.',
      *share({ you, age }) {
        const drawn = these(...(yield* you.drawAndReveal(age(6), 3)))
        const returned = yield* you.return(drawn, exactly(2))
        const [remaining] = drawn.except(...returned)
        if (remaining) yield* you.may.splay(remaining.color, 'right')
      },
    },
  ],
})

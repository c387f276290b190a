import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const physics = card({
  name: 'Physics',
  age: 5,
  color: 'blue',
  icons: 'fssh',
  dogma: 's',
  effects: [
    {
      text: 'Draw three {6}, then reveal them. If two or more of them share a color, return your whole hand.',
      *share({ you, age }) {
        const drawn = these(...(yield* you.draw(age(6), 3)))
        yield* you.reveal(drawn, all)
        if (drawn.colors.length < drawn.count) yield* you.return(you.hand, all)
      },
    },
  ],
})

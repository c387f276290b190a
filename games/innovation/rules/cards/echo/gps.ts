import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const gps = card({
  name: 'GPS',
  set: 'echo',
  age: 10,
  color: 'green',
  icons: 'chii',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you return all cards from your forecast!',
      *demand({ you }) {
        yield* you.return(you.forecast, all)
      },
    },
    {
      text: 'You may splay your yellow cards up.',
      *share({ you }) {
        yield* you.may.splay('yellow', 'up')
      },
    },
    {
      text: 'Draw three {11}. If GPS was foreseen, foreshadow them.',
      *share({ you, age, foreseen }) {
        const drawn = yield* you.draw(age(11), 3)
        if (foreseen) yield* you.foreshadow(these(...drawn), all)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { higher } from '../../facts/names'

export const slicedBread = card({
  name: 'Sliced Bread',
  set: 'echo',
  age: 8,
  color: 'green',
  icons: '&h9c',
  dogma: 'c',
  echo: [
    {
      text: 'Return all cards from your hand and draw two {8}.',
      *share({ you, age }) {
        yield* you.return(you.hand, all)
        yield* you.draw(age(8), 2)
      },
    },
  ],
  effects: [
    {
      text: 'Return a card from your score pile. Draw and score two cards of value one less than that of the card you returned.',
      *share({ you }) {
        const returned = yield* you.return(you.scorePile)
        if (returned) yield* you.drawAndScore(higher(returned.age, -1), 2)
      },
    },
  ],
})

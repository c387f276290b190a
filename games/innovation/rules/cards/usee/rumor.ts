import { higher } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const rumor = card({
  name: 'Rumor',
  set: 'usee',
  age: 1,
  color: 'green',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'Return a card from your score pile. If you do, draw a card of value one higher than the returned card.',
      *share({ you }) {
        const title = 'Return a card from your score pile'
        const returned = yield* you.return(yield* you.choose(you.scorePile, { title }))
        if (returned) yield* you.draw(higher(returned.age, 1))
      },
    },
    {
      text: 'Transfer a card from your hand to the hand of the next player.',
      *share({ you }) {
        yield* you.transfer(you.hand, you.onLeft.hand)
      },
    },
  ],
})

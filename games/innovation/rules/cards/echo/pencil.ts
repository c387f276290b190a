import { card } from '../../vocabulary/card'
import { all, upTo } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { higher } from '../../facts/names'

export const pencil = card({
  name: 'Pencil',
  set: 'echo',
  age: 4,
  color: 'yellow',
  icons: 'h&s4',
  dogma: 's',
  echo: [
    {
      text: 'Draw a {5}.',
      *share({ you, age }) {
        yield* you.draw(age(5))
      },
    },
  ],
  effects: [
    {
      text: 'You may return up to three cards from your hand. If you do, draw that many cards of value one higher than the highest card you returned. Return all but one of them, and foreshadow the remaining one.',
      *share({ you }) {
        const returned = yield* you.may.return(you.hand, upTo(3))
        if (returned.length === 0) return
        const drawn = yield* you.draw(higher(these(...returned).highestValue, 1), returned.length)
        const foreshadowed = yield* you.choose(these(...drawn), { title: 'Choose a card to foreshadow' })
        yield* you.return(these(...drawn).except(foreshadowed), all)
        yield* you.foreshadow(foreshadowed)
      },
    },
  ],
})

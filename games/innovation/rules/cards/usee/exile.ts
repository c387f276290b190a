import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const exile = card({
  name: 'Exile',
  set: 'usee',
  age: 2,
  color: 'yellow',
  icons: 'lhlk',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you return a top card without a {l} from your board! Return all cards of its value from your score pile!',
      *demand({ you, notes }) {
        const returned = yield* you.return(you.top.without('l'))
        if (!returned) return
        const more = yield* you.return(you.scorePile.ofValue(returned.ageOnBoard), all)
        notes.keep('returned', notes.count('returned') + 1 + more.length)
      },
    },
    {
      text: 'If exactly one card was returned due to the demand, return Exile if it is a top card of any board, and draw a {3}.',
      *share({ you, age, self, notes }) {
        if (notes.count('returned') !== 1) return
        yield* you.return(you.topCardsOfAll.only(self))
        yield* you.draw(age(3))
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'

export const democracy = card({
  name: 'Democracy',
  age: 6,
  color: 'purple',
  icons: 'cssh',
  dogma: 's',
  effects: [
    {
      text: 'You may return any number of cards from your hand. If you have returned more cards by this effect in this action than any opponent, draw and score an {8}.',
      *share({ you, age, notes }) {
        const returned = yield* you.may.return(you.hand, anyNumber)
        const mine = notes.count(you.name) + returned.length
        notes.keep(you.name, mine)
        if (you.opponents.every(({ name }) => notes.count(name) < mine)) yield* you.drawAndScore(age(8))
      },
    },
  ],
})

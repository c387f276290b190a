import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const construction = card({
  name: 'Construction',
  age: 2,
  color: 'red',
  icons: 'khkk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer two cards from your hand to mine! Draw a {2}!',
      *demand({ you, me, age }) {
        yield* you.transfer(you.hand, me.hand, exactly(2))
        yield* you.draw(age(2))
      },
    },
    {
      text: 'If you are alone in having five top cards, claim the Empire achievement.',
      *share({ you }) {
        const others = you.others.filter(({ top }) => top.count === 5)
        if (you.top.count === 5 && others.length === 0) yield* you.claim('Empire')
      },
    },
  ],
})

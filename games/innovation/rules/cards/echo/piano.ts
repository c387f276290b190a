import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const piano = card({
  name: 'Piano',
  set: 'echo',
  age: 5,
  color: 'purple',
  icons: '5&ms',
  dogma: 's',
  echo: [
    {
      text: 'Draw a card of the value of a card in any hand.',
      *share({ you }) {
        const value = yield* you.chooseValue(you.everyone.flatMap(({ hand }) => hand.values))
        if (value !== undefined) yield* you.draw(value)
      },
    },
  ],
  effects: [
    {
      text: 'If you have five top cards, each of a different value, return five cards from your score pile, then draw and score a card of the value of each of your top cards, in ascending order.',
      *share({ you }) {
        const { values } = you.top
        if (values.length < 5) return
        yield* you.return(you.scorePile, exactly(5))
        for (const value of values) yield* you.drawAndScore(value)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'

export const mp3 = card({
  name: 'MP3',
  set: 'echo',
  age: 10,
  color: 'yellow',
  icons: 'pa&h',
  dogma: 'p',
  echo: [
    {
      text: 'Draw and score a {10}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(10))
      },
    },
  ],
  effects: [
    {
      text: 'Draw and score a card of the value of a bonus on your board, if there is one.',
      *share({ you }) {
        const bonus = yield* you.chooseValue(you.bonuses)
        if (bonus !== undefined) yield* you.drawAndScore(bonus)
      },
    },
    {
      text: 'Return any number of cards from your hand. For each card you returned, claim two available standard achievements for which you are eligible.',
      *share({ you }) {
        const returned = yield* you.return(you.hand, anyNumber)
        for (let claims = 0; claims < 2 * returned.length; claims += 1)
          yield* you.achieve(you.available, 'ifEligible')
      },
    },
  ],
})

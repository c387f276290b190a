import { all, anyNumber } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const taqiyya = card({
  name: 'Taqiyya',
  set: 'usee',
  age: 3,
  color: 'purple',
  icons: 'slhl',
  dogma: 'l',
  effects: [
    {
      text: 'Choose a color. Transfer all cards of that color from your board to your hand.',
      *share({ you }) {
        const color = yield* you.chooseColor()
        if (color) yield* you.transfer(you.stack(color), you.hand, all)
      },
    },
    {
      text: 'Draw and meld a {3}. If it is a bottom card on your board, score it and any number of cards of its color from your hand.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(3))
        if (!melded || you.bottomOf(melded.color) !== melded) return
        yield* you.score(melded)
        yield* you.score(you.hand.of(melded.color), anyNumber)
      },
    },
  ],
})

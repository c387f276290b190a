import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'

export const sudoku = card({
  name: 'Sudoku',
  set: 'echo',
  age: 10,
  color: 'purple',
  icons: 'sh&b',
  dogma: 's',
  echo: [
    {
      text: 'You may tuck any number of cards from your hand.',
      *share({ you }) {
        yield* you.may.tuck(you.hand, anyNumber)
      },
    },
  ],
  effects: [
    {
      text: 'Draw and meld a card of any value. If you have at least nine different bonus values on your board, you win. Otherwise, self-execute the melded card.',
      *share({ you }) {
        const value = yield* you.chooseValue()
        const melded = value === undefined ? undefined : yield* you.drawAndMeld(value)
        if (new Set(you.bonuses).size >= 9) yield* you.win()
        if (melded) yield* you.selfExecute(melded)
      },
    },
  ],
})

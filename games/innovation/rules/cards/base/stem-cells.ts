import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const stemCells = card({
  name: 'Stem Cells',
  age: 10,
  color: 'yellow',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'You may score your whole hand, but not only some of it.',
      *share({ you }) {
        if (you.hand.isEmpty) return
        if (!(yield* you.may.agrees('Score all cards from your hand?'))) return
        yield* you.score(you.hand, all)
      },
    },
    {
      text: 'Draw an {11}.',
      *share({ you, age }) {
        yield* you.draw(age(11))
      },
    },
  ],
})

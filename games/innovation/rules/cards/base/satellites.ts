import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const satellites = card({
  name: 'Satellites',
  age: 9,
  color: 'green',
  icons: 'hiii',
  dogma: 'i',
  effects: [
    {
      text: 'Return your whole hand, then draw three {8}.',
      *share({ you, age }) {
        yield* you.return(you.hand, all)
        yield* you.draw(age(8), 3)
      },
    },
    {
      text: 'You may splay your purple cards up.',
      *share({ you }) {
        yield* you.may.splay('purple', 'up')
      },
    },
    {
      text: 'Meld a card from your hand, then self-execute it.',
      *share({ you }) {
        const melded = yield* you.meld(you.hand)
        yield* you.selfExecute(melded)
      },
    },
  ],
})

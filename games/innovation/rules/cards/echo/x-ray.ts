import { card } from '../../vocabulary/card'
import { all, anyNumber } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const xRay = card({
  name: 'X-Ray',
  set: 'echo',
  age: 8,
  color: 'blue',
  icons: 'hl&8',
  dogma: 'l',
  echo: [
    {
      text: 'Draw and tuck an {8}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(8))
      },
    },
  ],
  effects: [
    {
      text: 'Choose a value. For each color on your board with {l}, draw a card of that value. Foreshadow any number of them.',
      *share({ you }) {
        const value = yield* you.chooseValue()
        if (value === undefined) return
        const drawn = yield* you.draw(value, you.colorsWith('l').length)
        yield* you.foreshadow(these(...drawn), anyNumber)
      },
    },
    {
      text: 'Return all cards from your hand.',
      *share({ you }) {
        yield* you.return(you.hand, all)
      },
    },
    {
      text: 'You may splay your yellow cards up.',
      *share({ you }) {
        yield* you.may.splay('yellow', 'up')
      },
    },
  ],
})

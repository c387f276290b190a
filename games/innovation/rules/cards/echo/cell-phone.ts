import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const cellPhone = card({
  name: 'Cell Phone',
  set: 'echo',
  age: 10,
  color: 'yellow',
  icons: 'iha&',
  dogma: 'i',
  echo: [
    {
      text: 'Draw and foreshadow an {11}.',
      *share({ you, age }) {
        yield* you.drawAndForeshadow(age(11))
      },
    },
  ],
  effects: [
    {
      text: 'Draw a {10} for each color on your board with {i}.',
      *share({ you, age }) {
        yield* you.draw(age(10), you.colorsWith('i').length)
      },
    },
    {
      text: 'You may splay your green cards up.',
      *share({ you }) {
        yield* you.may.splay('green', 'up')
      },
    },
    {
      text: 'You may tuck any number of cards with {i} from your hand, splaying up each color into which you tuck.',
      *share({ you }) {
        const title = 'Choose any number of cards to tuck.'
        const tucked = yield* you.may.tuck(you.hand.with('i'), anyNumber, { title })
        for (const color of these(...tucked).colors) yield* you.splay(color, 'up')
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const railroad = card({
  name: 'Railroad',
  age: 7,
  color: 'purple',
  icons: 'ifih',
  dogma: 'i',
  effects: [
    {
      text: 'Return your whole hand.',
      *share({ you }) {
        yield* you.return(you.hand, all)
      },
    },
    {
      text: 'Draw three {6}.',
      *share({ you, age }) {
        yield* you.draw(age(6), 3)
      },
    },
    {
      text: 'You may choose one of your colors that is splayed right and splay it up.',
      *share({ you }) {
        yield* you.may.splay(you.splayed('right'), 'up')
      },
    },
  ],
})

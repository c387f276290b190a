import { card } from '../../vocabulary/card'
import { higher, plain } from '../../facts/names'

export const slideRule = card({
  name: 'Slide Rule',
  set: 'echo',
  age: 4,
  color: 'blue',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'You may splay your yellow cards right.',
      *share({ you }) {
        yield* you.may.splay('yellow', 'right')
      },
    },
    {
      text: 'Draw a card of value equal to that of your lowest top card plus the number of colors you have splayed.',
      *share({ you }) {
        const lowest = you.top.lowest.first?.ageOnBoard ?? plain(0)
        yield* you.draw(higher(lowest, you.splayed().length))
      },
    },
  ],
})

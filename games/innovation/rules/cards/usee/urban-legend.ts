import { card } from '../../vocabulary/card'

export const urbanLegend = card({
  name: 'Urban Legend',
  set: 'usee',
  age: 9,
  color: 'purple',
  icons: 'fhff',
  dogma: 'f',
  effects: [
    {
      text: 'Draw a {9} for each color on your board with a {f}. If you draw five cards, you win.',
      *share({ you, age }) {
        const drawn = yield* you.draw(age(9), you.colorsWith('f').length)
        if (drawn.length === 5) yield* you.win()
      },
    },
    {
      text: 'You may splay your yellow or purple cards up.',
      *share({ you }) {
        yield* you.may.splay(['yellow', 'purple'], 'up')
      },
    },
  ],
})

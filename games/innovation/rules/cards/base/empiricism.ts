import { card } from '../../vocabulary/card'

export const empiricism = card({
  name: 'Empiricism',
  age: 8,
  color: 'purple',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'Choose two colors, then draw and reveal a {9}. If it is of one of those colors, meld it and splay its color up. Otherwise, unsplay its color.',
      *share({ you, age }) {
        const colors = yield* you.chooseColors(2, 'Choose Two Colors')
        const drawn = yield* you.drawAndReveal(age(9))
        if (!drawn) return
        if (colors.includes(drawn.color)) {
          yield* you.meld(drawn)
          yield* you.splay(drawn.color, 'up')
        } else yield* you.unsplay(drawn.color)
      },
    },
    {
      text: 'If your board has twenty or more {s}, you win.',
      *share({ you }) {
        if (you.icons('s') >= 20) yield* you.win()
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const mysticism = card({
  name: 'Mysticism',
  age: 1,
  color: 'purple',
  icons: 'hkkk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw and reveal a {1}. If its color is on your board, meld it and draw a {1}.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(1))
        if (!drawn || !you.colors.includes(drawn.color)) return
        yield* you.meld(drawn)
        yield* you.draw(age(1))
      },
    },
  ],
})

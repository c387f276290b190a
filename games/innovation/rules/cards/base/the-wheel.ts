import { card } from '../../vocabulary/card'

export const theWheel = card({
  name: 'The Wheel',
  age: 1,
  color: 'green',
  icons: 'hkkk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw two {1}.',
      *share({ you, age }) {
        yield* you.draw(age(1), 2)
      },
    },
  ],
})

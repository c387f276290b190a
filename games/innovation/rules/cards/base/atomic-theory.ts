import { card } from '../../vocabulary/card'

export const atomicTheory = card({
  name: 'Atomic Theory',
  age: 6,
  color: 'blue',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'You may splay your blue cards right.',
      *share({ you }) {
        yield* you.may.splay('blue', 'right')
      },
    },
    {
      text: 'Draw and meld a {7}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(7))
      },
    },
  ],
})

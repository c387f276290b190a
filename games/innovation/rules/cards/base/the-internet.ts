import { card } from '../../vocabulary/card'

export const theInternet = card({
  name: 'The Internet',
  age: 10,
  color: 'purple',
  icons: 'hipp',
  dogma: 'p',
  effects: [
    {
      text: 'You may splay your green cards up.',
      *share({ you }) {
        yield* you.may.splay('green', 'up')
      },
    },
    {
      text: 'Draw and score a {10}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(10))
      },
    },
    {
      text: 'Draw and meld two {10}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(10), 2)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const software = card({
  name: 'Software',
  age: 10,
  color: 'blue',
  icons: 'ipih',
  dogma: 'i',
  effects: [
    {
      text: 'Draw and score a {10}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(10))
      },
    },
    {
      text: 'Draw and meld two {9}, then self-execute the second of them.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(9))
        const second = yield* you.drawAndMeld(age(9))
        yield* you.selfExecute(second)
      },
    },
  ],
})

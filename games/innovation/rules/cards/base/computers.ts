import { card } from '../../vocabulary/card'

export const computers = card({
  name: 'Computers',
  age: 9,
  color: 'blue',
  icons: 'ihif',
  dogma: 'i',
  effects: [
    {
      text: 'You may splay your red or green cards up.',
      *share({ you }) {
        yield* you.may.splay(['red', 'green'], 'up')
      },
    },
    {
      text: 'Draw and meld a {10}, then self-execute it.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndMeld(age(10))
        yield* you.selfExecute(drawn)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const sailing = card({
  name: 'Sailing',
  age: 1,
  color: 'green',
  icons: 'cchl',
  dogma: 'c',
  effects: [
    {
      text: 'Draw and meld a {1}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(1))
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const experimentation = card({
  name: 'Experimentation',
  age: 4,
  color: 'blue',
  icons: 'hsss',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld a {5}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(5))
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const writing = card({
  name: 'Writing',
  age: 1,
  color: 'blue',
  icons: 'hssc',
  dogma: 's',
  effects: [
    {
      text: 'Draw a {2}.',
      *share({ you, age }) {
        yield* you.draw(age(2))
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const wheresWaldo = card({
  name: "Where's Waldo",
  set: 'arti',
  age: 10,
  color: 'yellow',
  icons: 'lphl',
  dogma: 'l',
  effects: [
    {
      text: 'You win.',
      *share({ you }) {
        yield* you.win()
      },
    },
  ],
})

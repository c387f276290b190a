import { card } from '../../vocabulary/card'

export const email = card({
  name: 'Email',
  set: 'echo',
  age: 9,
  color: 'green',
  icons: '&iih',
  dogma: 'i',
  echo: [
    {
      text: 'Draw and foreshadow a {10}.',
      *share({ you, age }) {
        yield* you.drawAndForeshadow(age(10))
      },
    },
  ],
  effects: [
    {
      text: 'Draw and foreshadow a {9}.',
      *share({ you, age }) {
        yield* you.drawAndForeshadow(age(9))
      },
    },
    {
      text: 'Self-execute your lowest non-green top card.',
      *share({ you }) {
        yield* you.selfExecute(you.top.not('green').lowest)
      },
    },
  ],
})

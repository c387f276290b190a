import { card } from '../../vocabulary/card'

export const tractor = card({
  name: 'Tractor',
  set: 'echo',
  age: 8,
  color: 'yellow',
  icons: '&iih',
  dogma: 'i',
  echo: [
    {
      text: 'Draw a {7}.',
      *share({ you, age }) {
        yield* you.draw(age(7))
      },
    },
  ],
  effects: [
    {
      text: 'Draw and score a {7}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(7))
      },
    },
    {
      text: 'Draw a {7}.',
      *share({ you, age }) {
        yield* you.draw(age(7))
      },
    },
    {
      text: 'If Tractor was foreseen, draw and score seven {7}.',
      *share({ you, age, foreseen }) {
        if (foreseen) yield* you.drawAndScore(age(7), 7)
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const gallery = card({
  name: 'Gallery',
  set: 'usee',
  age: 5,
  color: 'yellow',
  icons: 'csch',
  dogma: 'c',
  effects: [
    {
      text: 'If your score pile has a {2}, draw a {6}.',
      *share({ you, age }) {
        if (you.scorePile.values.includes(age(2))) yield* you.draw(age(6))
      },
    },
    {
      text: 'If your score pile has a {1}, draw a {7}. Otherwise, draw a {5}.',
      *share({ you, age }) {
        if (you.scorePile.values.includes(age(1))) yield* you.draw(age(7))
        else yield* you.draw(age(5))
      },
    },
  ],
})

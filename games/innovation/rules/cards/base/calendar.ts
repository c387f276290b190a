import { card } from '../../vocabulary/card'

export const calendar = card({
  name: 'Calendar',
  age: 2,
  color: 'blue',
  icons: 'hlls',
  dogma: 'l',
  effects: [
    {
      text: 'If your score pile holds more cards than your hand, draw two {3}.',
      *share({ you, age }) {
        if (you.scorePile.count > you.hand.count) yield* you.draw(age(3), 2)
      },
    },
  ],
})

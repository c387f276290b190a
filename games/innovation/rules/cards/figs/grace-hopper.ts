import { card } from '../../vocabulary/card'

export const graceHopper = card({
  name: 'Grace Hopper',
  set: 'figs',
  age: 9,
  color: 'blue',
  icons: 'sh9p',
  dogma: 's',
  karma: [
    {
      text: 'If an opponent would not draw a card for sharing after a dogma action, first draw and reveal a {10}. If it is blue, you win.',
      would: 'noShare',
      who: 'opponents',
      *first({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(10))
        if (drawn?.color === 'blue') yield* you.win()
      },
    },
  ],
  effects: [],
})

import { card } from '../../vocabulary/card'

export const invention = card({
  name: 'Invention',
  age: 4,
  color: 'green',
  icons: 'hssf',
  dogma: 's',
  effects: [
    {
      text: 'You may choose a color you have splayed left and splay it right. If you do, draw and score a {4}.',
      *share({ you, age }) {
        const splayed = yield* you.may.splay(you.splayed('left'), 'right')
        if (splayed) yield* you.drawAndScore(age(4))
      },
    },
    {
      text: 'If five of your colors are splayed, each in whatever direction, claim the Wonder achievement.',
      *share({ you }) {
        if (you.splayed().length === 5) yield* you.claim('Wonder')
      },
    },
  ],
})

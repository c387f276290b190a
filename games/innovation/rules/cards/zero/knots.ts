import { card } from '../../vocabulary/card'

export const knots = card({
  name: 'Knots',
  age: 0,
  color: 'blue',
  icons: 'lhss',
  dogma: 's',
  effects: [
    {
      text: 'Reveal a card from your score pile of a color on your board. If you do, draw a {1}.',
      *share({ you, age }) {
        const revealed = yield* you.reveal(you.scorePile.of(...you.colors))
        if (revealed) yield* you.draw(age(1))
      },
    },
  ],
})

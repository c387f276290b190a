import { card } from '../../vocabulary/card'

export const banking = card({
  name: 'Banking',
  age: 5,
  color: 'green',
  icons: 'fchc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer one of your top cards with a {f}, but no green one, to my board! If you do, draw and score a {5}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.top.with('f').not('green'), me.board)
        if (transferred) yield* you.drawAndScore(age(5))
      },
    },
    {
      text: 'You may splay your green cards right.',
      *share({ you }) {
        yield* you.may.splay('green', 'right')
      },
    },
  ],
})

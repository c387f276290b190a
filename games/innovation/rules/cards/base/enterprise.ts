import { card } from '../../vocabulary/card'

export const enterprise = card({
  name: 'Enterprise',
  age: 4,
  color: 'purple',
  icons: 'hccc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer one of your top cards with a {c}, but no purple one, to my board! If you do, draw and meld a {4}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.top.with('c').not('purple'), me.board)
        if (transferred) yield* you.drawAndMeld(age(4))
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

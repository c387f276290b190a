import { card } from '../../vocabulary/card'

export const emancipation = card({
  name: 'Emancipation',
  age: 6,
  color: 'purple',
  icons: 'fsfh',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer one card of your hand to my score pile, and draw a {6} if you do!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.hand, me.scorePile)
        if (transferred) yield* you.draw(age(6))
      },
    },
    {
      text: 'You may splay your red or purple cards right.',
      *share({ you }) {
        yield* you.may.splay(['red', 'purple'], 'right')
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const monotheism = card({
  name: 'Monotheism',
  age: 2,
  color: 'purple',
  icons: 'hkkk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer a top card of a color that is not on my board from your board to my score pile! If you do, draw and tuck a {1}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.top.not(...me.colors), me.scorePile)
        if (transferred) yield* you.drawAndTuck(age(1))
      },
    },
    {
      text: 'Draw and tuck a {1}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(1))
      },
    },
  ],
})

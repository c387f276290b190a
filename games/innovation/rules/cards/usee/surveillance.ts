import { COLORS } from '../../facts/names'
import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const surveillance = card({
  name: 'Surveillance',
  set: 'usee',
  age: 9,
  color: 'yellow',
  icons: 'siih',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you reveal your hand! If it is not empty, and each color of my hand is in yours, and vice versa, I win!',
      *demand({ you, me }) {
        yield* you.reveal(you.hand, all)
        const isSame = COLORS.every((color) => you.hand.of(color).isEmpty === me.hand.of(color).isEmpty)
        if (isSame && !you.hand.isEmpty) yield* me.win()
      },
    },
    {
      text: 'Draw a {10}.',
      *share({ you, age }) {
        yield* you.draw(age(10))
      },
    },
  ],
})

import { card } from '../../vocabulary/card'

export const societies = card({
  name: 'Societies',
  age: 5,
  color: 'purple',
  icons: 'chsc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer a card with a {s} from your board to mine, of higher value than my top card of its color if I have one! If you do, draw a {5}!',
      *demand({ you, me, age }) {
        const higher = you.allOnBoard
          .with('s')
          .where((card) => card.ageOnBoard > (me.topOf(card.color)?.ageOnBoard ?? -1))
        const transferred = yield* you.transfer(higher, me.board)
        if (transferred) yield* you.draw(age(5))
      },
    },
  ],
})

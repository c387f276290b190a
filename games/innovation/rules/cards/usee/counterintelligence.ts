import { card } from '../../vocabulary/card'

export const counterintelligence = card({
  name: 'Counterintelligence',
  set: 'usee',
  age: 7,
  color: 'blue',
  icons: 'sshs',
  dogma: 's',
  effects: [
    {
      text: 'I demand you tuck a top card with a {s} on your board! If you do, transfer your top card of its color to my board, and draw a {7}!',
      *demand({ you, me, age }) {
        const tucked = yield* you.tuck(you.top.with('s'))
        if (!tucked) return
        yield* you.transfer(you.topOf(tucked.color), me.board)
        yield* you.draw(age(7))
      },
    },
    {
      text: 'Draw an {8}.',
      *share({ you, age }) {
        yield* you.draw(age(8))
      },
    },
  ],
})

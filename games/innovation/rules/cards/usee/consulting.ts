import { card } from '../../vocabulary/card'

export const consulting = card({
  name: 'Consulting',
  set: 'usee',
  age: 9,
  color: 'blue',
  icons: 'hffc',
  dogma: 'f',
  effects: [
    {
      text: "Choose an opponent. Draw and meld two {10}. Super-execute a top card on your board, of that player's choice.",
      *share({ you, age }) {
        const consultant = yield* you.choosePlayer(you.opponents)
        yield* you.drawAndMeld(age(10), 2)
        if (consultant) yield* you.superExecute(yield* consultant.choose(you.top))
      },
    },
  ],
})

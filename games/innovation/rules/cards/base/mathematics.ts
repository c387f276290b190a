import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const mathematics = card({
  name: 'Mathematics',
  age: 2,
  color: 'blue',
  icons: 'hscs',
  dogma: 's',
  effects: [
    {
      text: 'You may return a card from your hand. If you do, draw and meld a card one higher in value than it.',
      *share({ you }) {
        const returned = yield* you.may.return(you.hand)
        if (returned) yield* you.drawAndMeld(higher(returned.age, 1))
      },
    },
  ],
})

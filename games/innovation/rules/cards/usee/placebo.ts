import type { Card } from '../../facts/card'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const placebo = card({
  name: 'Placebo',
  set: 'usee',
  age: 6,
  color: 'blue',
  icons: 'ssfh',
  dogma: 's',
  effects: [
    {
      text: 'Return a top card from your board, then you may repeat this with your top card of the same color, as often as you like. Draw a {7} for each returned card. If exactly one of them is a {7}, draw an {8}.',
      *share({ you, age }) {
        const first = yield* you.return(you.top)
        const returned: Card[] = []
        for (let card = first; card; card = yield* you.may.return(you.topOf(card.color))) returned.push(card)
        yield* you.draw(age(7), returned.length)
        if (these(...returned).ofValue(age(7)).count === 1) yield* you.draw(age(8))
      },
    },
  ],
})

import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const printingPress = card({
  name: 'Printing Press',
  age: 4,
  color: 'blue',
  icons: 'hssc',
  dogma: 's',
  effects: [
    {
      text: 'You may return a card from your score pile. If you do, draw a card two higher in value than your top purple card.',
      *share({ you }) {
        const returned = yield* you.may.return(you.scorePile)
        if (returned) yield* you.draw(higher(you.top.of('purple').highestValue, 2))
      },
    },
    {
      text: 'You may splay your blue cards right.',
      *share({ you }) {
        yield* you.may.splay('blue', 'right')
      },
    },
  ],
})

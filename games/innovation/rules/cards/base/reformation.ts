import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const reformation = card({
  name: 'Reformation',
  age: 4,
  color: 'purple',
  icons: 'llhl',
  dogma: 'l',
  effects: [
    {
      text: 'You may splay your yellow or purple cards right.',
      *share({ you }) {
        yield* you.may.splay(['yellow', 'purple'], 'right')
      },
    },
    {
      text: 'You may tuck a card from your hand for each color that you have splayed.',
      *share({ you }) {
        const count = you.splayed().length
        if (count === 0 || you.hand.isEmpty) return
        if (yield* you.may.agrees(`Tuck ${count} cards from your hand?`))
          yield* you.tuck(you.hand, exactly(count))
      },
    },
  ],
})

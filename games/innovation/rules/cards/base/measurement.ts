import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const measurement = card({
  name: 'Measurement',
  age: 5,
  color: 'green',
  icons: 'slsh',
  dogma: 's',
  effects: [
    {
      text: 'You may reveal a card from your hand and return it. If you do, splay your cards of its color right, then draw a card whose value is the number of those cards.',
      *share({ you }) {
        const revealed = yield* you.may.reveal(you.hand)
        const returned = yield* you.return(revealed)
        if (!returned) return
        yield* you.splay(returned.color, 'right')
        yield* you.draw(plain(you.stack(returned.color).count))
      },
    },
  ],
})

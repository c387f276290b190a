import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'
import { upTo } from '../../vocabulary/amount'

export const pottery = card({
  name: 'Pottery',
  age: 1,
  color: 'blue',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'You may return up to three cards from your hand. If you returned any, draw and score a card of value equal to how many you returned.',
      *share({ you }) {
        const returned = yield* you.may.return(you.hand, upTo(3))
        if (returned.length > 0) yield* you.drawAndScore(plain(returned.length))
      },
    },
    {
      text: 'Draw a {1}.',
      *share({ you, age }) {
        yield* you.draw(age(1))
      },
    },
  ],
})

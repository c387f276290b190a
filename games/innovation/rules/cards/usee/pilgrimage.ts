import { higher, plain } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const pilgrimage = card({
  name: 'Pilgrimage',
  set: 'usee',
  age: 1,
  color: 'red',
  icons: 'llhl',
  dogma: 'l',
  effects: [
    {
      text: 'You may return a card of value 1 from your hand. If you do, safeguard an available achievement of the value of the returned card, then repeat this effect with a value one higher.',
      *share({ you }) {
        for (let value = plain(1); ; value = higher(value, 1)) {
          const returned = yield* you.may.return(you.hand.ofValue(value))
          if (!returned) return
          yield* you.safeguardOfValue(value)
        }
      },
    },
    {
      text: 'You may junk all cards in the {1} deck.',
      *share({ you, age }) {
        yield* you.may.junkDeck(age(1))
      },
    },
  ],
})
